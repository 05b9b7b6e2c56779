/** What each role is told on its front page until it has been read once. */
export const firstDay = {
  hints: {
    subscriber:
      "Tervetuloa! Aloita valitsemalla, mitä haluat tehdä. Lomake tallentuu luonnokseksi, eikä mitään lähetetä, ennen kuin painat Lähetä.",
    supplier:
      "Tervetuloa! Tällä sivulla on se, mikä odottaa vastaustasi. Ota tilaus käsittelyyn, vahvista se ja kuittaa lopuksi valmiiksi.",
    faultHandler: "Tervetuloa! Tällä sivulla ovat uudet ja korjattavat viat, kiireellisimmät ensin.",
    control:
      "Tervetuloa! Ylläpidät omaa organisaatiotasi ja sen alaorganisaatioita. Kaikki muutokset näkyvät muutoslokissa.",
    productAdmin:
      "Tervetuloa! Ylläpidät koko portaalia: käyttäjiä, organisaatioita ja yhteydenottoja hallinnassa, tiedotteita ja portaalin tilaa käyttäjävalikosta.",
  },
  read: "Lue käyttöohjeesta",
  done: "Selvä",
};
