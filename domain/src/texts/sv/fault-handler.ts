/** The fault handler's own pages. */
export const faultHandler = {
  title: "Felhanteringens startsida",
  newFault: "Ny felanmälan",
  chooseCustomer: "För vems räkning anmäler du felet?",
  changeCustomer: (name: string) => `Beställare ${name}, byt`,
  noCustomers: "Det finns inga beställare för vilkas räkning fel kan anmälas",
  urgentWaiting: (count: number) =>
    count === 1 ? "1 brådskande fel väntar på reparation" : `${count} brådskande fel väntar på reparation`,
  urgentFault: (tid: string, about: string) => `Brådskande fel ${tid}, ${about}`,
  noUrgent: "Det finns inga brådskande fel",
  handled: "Fel på förbindelsen behandlas",
};
