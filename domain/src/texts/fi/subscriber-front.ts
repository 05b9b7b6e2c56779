/** What waits for the subscriber, on its front page. */
export const subscriberFront = {
  waiting: {
    returned: "Palautettu täydennettäväksi",
    expiringOffers: "Tarjoukset, joiden voimassaolo päättyy pian",
    answered: "Valmiit, käsittelemättä",
    toConfirmCancelled: "Kuitattavat peruutukset",
  },
  emptyWaiting: {
    returned: "Mitään ei ole palautettu",
    expiringOffers: "Mikään tarjous ei ole päättymässä",
    answered: "Kaikki valmiit on käsitelty",
    toConfirmCancelled: "Kuitattavia peruutuksia ei ole",
  },
};
