/** The supplier's front page. */
export const vendor = {
  title: "Toimittajan etusivu",
  waiting: {
    waitingForUs: "Odottaa minua",
    orders: "Uudet tilaukset",
    toConfirm: "Vahvistettavat",
    proposedDates: "Tilaaja ehdottaa toista päivää",
    inDelivery: "Toimituksessa, arvioitu päivä lähellä",
    questions: "Kyselyt ja tarjouspyynnöt",
    changes: "Muutostilaukset ja irtisanomiset",
    toConfirmCancelled: "Kuitattavat peruutukset",
  },
  emptyWaiting: {
    waitingForUs: "Mikään kysymys ei odota vastausta",
    orders: "Uusia tilauksia ei ole",
    toConfirm: "Vahvistettavia tilauksia ei ole",
    proposedDates: "Vastattavia päiväehdotuksia ei ole",
    inDelivery: "Toimituksessa ei ole mitään",
    questions: "Vastattavia kyselyjä tai tarjouspyyntöjä ei ole",
    changes: "Avoimia muutostilauksia tai irtisanomisia ei ole",
    toConfirmCancelled: "Kuitattavia peruutuksia ei ole",
  },
};
