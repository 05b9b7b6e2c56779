import { proofMinutes } from "../../accounts/second-factor.ts";

/** The second factor of a login: in own data, and after the password. */
export const secondFactor = {
  title: "Kaksivaiheinen kirjautuminen",
  help: "Kirjautuminen kysyy salasanan jälkeen puhelimesi todennussovelluksen koodia tai pääsyavainta.",
  isOff: "Ei käytössä",
  isOn: (since: string) => `Käytössä ${since} alkaen`,
  codesLeft: (count: number) => `Palautuskoodeja jäljellä: ${count}`,
  requiredTitle: "Ota kaksivaiheinen kirjautuminen käyttöön",
  requiredHelp: "Organisaatiosi tai portaali vaatii sen. Pääset jatkamaan, kun se on käytössä.",
  app: "Todennussovellus",
  appInstead: "Käytä todennussovellusta pääsyavaimen sijasta",
  begin: "Ota käyttöön",
  end: "Poista käytöstä",
  continue: "Jatka",
  currentPassword: "Nykyinen salasana",
  scan: "Lue kuva puhelimesi todennussovelluksella. Jos et voi lukea kuvaa, kirjoita sovellukseen avain:",
  picture: "QR-koodi todennussovellukselle",
  code: "Koodi",
  codeOfApp: "Todennussovelluksen näyttämät kuusi numeroa",
  codeOrRecovery: "Todennussovelluksen kuusi numeroa tai palautuskoodi",
  proofTitle: "Vahvista henkilöllisyytesi",
  proofHelp: `Varmistamme, että tätä pyydät sinä. Vahvistus on voimassa ${proofMinutes} minuuttia.`,
  confirm: "Vahvista",
  codesTitle: "Palautuskoodit",
  codesHelp:
    "Tallenna nämä nyt turvalliseen paikkaan: niitä ei näytetä enää. Jos puhelimesi katoaa, pääset sisään näillä, kullakin kerran.",
  stored: "Olen tallentanut koodit",
  ended: "Kaksivaiheinen kirjautuminen poistettu käytöstä",
  askCode: "Kirjoita vielä todennussovelluksen koodi.",
  back: "Aloita alusta",
};
