export const ownData = {
  title: "Omat tiedot",
  firstName: "Etunimi",
  lastName: "Sukunimi",
  emailAddress: "Sähköpostiosoite",
  emailHelp: "Sähköpostiosoite on myös käyttäjätunnuksesi",
  phoneNumber: "Puhelinnumero",
  currentPassword: "Nykyinen salasana",
  currentPasswordHelp: "Käyttäjätunnuksen vaihto vahvistetaan salasanalla",
  saved: "Omat tiedot tallennettu",
  invalid: "Lomakkeessa on puutteita, tarkista merkityt kentät",
  loadFailed: "Omia tietoja ei saatu haettua",
  saveFailed: "Omien tietojen tallennus epäonnistui, muutoksesi ovat tallessa tässä ikkunassa",
};
