/** What waits for the subscriber, on its front page. */
export const subscriberFront = {
  waiting: {
    waitingForUs: "Odottaa minua",
    movedDates: "Toimittaja on siirtänyt päivää",
    expiringOffers: "Tarjoukset, joiden voimassaolo päättyy pian",
    answered: "Valmiit, käsittelemättä",
    toConfirmCancelled: "Kuitattavat peruutukset",
  },
  emptyWaiting: {
    waitingForUs: "Mikään ei odota täydennystä tai vastausta",
    movedDates: "Mitään siirrettyä päivää ei odota vastausta",
    expiringOffers: "Mikään tarjous ei ole päättymässä",
    answered: "Kaikki valmiit on käsitelty",
    toConfirmCancelled: "Kuitattavia peruutuksia ei ole",
  },
};
