/** What each role is told on its front page until it has been read once. */
export const firstDay = {
  hints: {
    subscriber:
      "Welcome! Begin by choosing what you want to do. The form is saved as a draft, and nothing is sent before you press Send.",
    supplier:
      "Welcome! This page shows what is waiting for your answer. Start processing an order, confirm it and finally sign it off as ready.",
    faultHandler: "Welcome! This page shows new faults and those to be repaired, the most urgent first.",
    control:
      "Welcome! You administer your own organisation and its sub-organisations. All changes are shown in the change log.",
    productAdmin:
      "Welcome! You administer the whole portal: users, organisations and contact requests in the control area, news and portal status from the user menu.",
  },
  read: "Read in the user guide",
  done: "Got it",
};
