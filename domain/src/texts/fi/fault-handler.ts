/** The fault handler's own pages. */
export const faultHandler = {
  title: "Vianhoidon etusivu",
  newFault: "Uusi vikailmoitus",
  chooseCustomer: "Kenen puolesta ilmoitat vian?",
  changeCustomer: (name: string) => `Tilaaja ${name}, vaihda`,
  noCustomers: "Ei tilaajia, joiden puolesta vian voisi ilmoittaa",
  waiting: {
    waitingForUs: "Odottaa minua",
    new: "Uudet vikailmoitukset",
    inProcessing: "Korjattavat viat",
  },
  emptyWaiting: {
    waitingForUs: "Mikään kysymys ei odota vastausta",
    new: "Uusia vikailmoituksia ei ole",
    inProcessing: "Korjattavia vikoja ei ole",
  },
  urgentWaiting: (count: number) =>
    count === 1 ? "1 kiireellinen vika odottaa korjausta" : `${count} kiireellistä vikaa odottaa korjausta`,
  urgentFault: (tid: string, about: string) => `Kiireellinen vika ${tid}, ${about}`,
  noUrgent: "Kiireellisiä vikoja ei ole",
  handled: "Yhteyden vikaa käsitellään",
};
