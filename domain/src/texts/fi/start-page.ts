/** In the page that starts the application. */
export const startPage = {
  title: "Runko",
  description: "Runko: operaattorien välinen tilausportaali",
  noScript: "Runko tarvitsee JavaScriptin. Salli se selaimen asetuksista.",
};
