/** What waits for the subscriber, on its front page. */
export const subscriberFront = {
  waiting: {
    waitingForUs: "Odottaa minua",
    expiringOffers: "Tarjoukset, joiden voimassaolo päättyy pian",
    answered: "Valmiit, käsittelemättä",
    toConfirmCancelled: "Kuitattavat peruutukset",
  },
  emptyWaiting: {
    waitingForUs: "Mikään ei odota täydennystä tai vastausta",
    expiringOffers: "Mikään tarjous ei ole päättymässä",
    answered: "Kaikki valmiit on käsitelty",
    toConfirmCancelled: "Kuitattavia peruutuksia ei ole",
  },
};
