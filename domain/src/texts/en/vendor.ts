/** The supplier's front page. */
export const vendor = {
  title: "Supplier’s front page",
};
