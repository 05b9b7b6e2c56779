/** The fault handler's own pages. */
export const faultHandler = {
  title: "Fault handler’s front page",
  newFault: "New fault report",
  chooseCustomer: "For whom do you report the fault?",
  changeCustomer: (name: string) => `Subscriber ${name}, change`,
  noCustomers: "No subscribers for whom a fault could be reported",
  urgentWaiting: (count: number) =>
    count === 1 ? "1 urgent fault is waiting for repair" : `${count} urgent faults are waiting for repair`,
  urgentFault: (tid: string, about: string) => `Urgent fault ${tid}, ${about}`,
  noUrgent: "No urgent faults",
  handled: "The fault of the connection is being handled",
};
