/** The supplier's front page. */
export const vendor = {
  title: "Toimittajan etusivu",
  search: "Hae tapahtuma",
  searchHelp: "TID, liittymätunnus, asiakas tai osoite",
  searchButton: "Hae",
  waitingOrders: {
    new: "Uudet tilaukset",
    toConfirm: "Vahvistettavat",
    inDelivery: "Toimituksessa, arvioitu päivä lähellä",
  },
  emptyWaiting: {
    new: "Uusia tilauksia ei ole",
    toConfirm: "Vahvistettavia tilauksia ei ole",
    inDelivery: "Toimituksessa ei ole tilauksia",
  },
  all: (count: number) => `Näytä kaikki (${count})`,
  requested: (date: string) => `toivottu ${date}`,
  estimated: (date: string) => `arvioitu ${date}`,
  late: "myöhässä",
  today: "tänään",
  counts: "Kaikki tapahtumat",
  type: "Tapahtuma",
};
