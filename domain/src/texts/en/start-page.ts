/** In the page that starts the application. */
export const startPage = {
  title: "Runko",
  description: "Runko: the ordering portal between operators",
  noScript: "Runko needs JavaScript. Allow it in the settings of the browser.",
};
