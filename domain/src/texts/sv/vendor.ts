/** The supplier's front page. */
export const vendor = {
  title: "Leverantörens startsida",
};
