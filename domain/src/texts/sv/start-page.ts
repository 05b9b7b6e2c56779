/** In the page that starts the application. */
export const startPage = {
  title: "Runko",
  description: "Runko: operatörernas gemensamma beställningsportal",
  noScript: "Runko behöver JavaScript. Tillåt det i webbläsarens inställningar.",
};
