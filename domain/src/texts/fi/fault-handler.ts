/** The fault handler's own pages. */
export const faultHandler = {
  title: "Vianhoidon etusivu",
  newFault: "Uusi vikailmoitus",
  chooseCustomer: "Kenen puolesta ilmoitat vian?",
  changeCustomer: (name: string) => `Tilaaja ${name}, vaihda`,
  noCustomers: "Ei tilaajia, joiden puolesta vian voisi ilmoittaa",
  urgentWaiting: (count: number) =>
    count === 1 ? "1 kiireellinen vika odottaa korjausta" : `${count} kiireellistä vikaa odottaa korjausta`,
  urgentFault: (tid: string, about: string) => `Kiireellinen vika ${tid}, ${about}`,
  noUrgent: "Kiireellisiä vikoja ei ole",
  handled: "Yhteyden vikaa käsitellään",
};
