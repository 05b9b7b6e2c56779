import {
  greeting,
  mailText,
  type AccountChange,
  type ApiTokenEnd,
  type WebhookFailing,
  type Invitation,
  type Joining,
  type ProductAdminsChange,
} from "../any-language/mail-text.ts";
import { formats } from "./formats.ts";

/** What the portal mails, as plain text. */
export const mails = {
  passwordReset: {
    subject: "Runko: salasanan vaihto",
    text: (name: string, link: string, minutes: number) =>
      mailText(
        greeting("Hei", name, ","),
        "sinulle on pyydetty uutta salasanaa Runkoon. Aseta se tästä linkistä:",
        link,
        `Linkki toimii kerran, ${minutes} minuutin ajan. Kun salasana vaihtuu, muut istuntosi päättyvät.`,
        "Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään: nykyinen salasanasi on voimassa.",
      ),
  },
  invitation: {
    subject: "Runko: käyttäjätunnuksesi",
    days: (days: number) => `${days} päivän ajan`,
    minutes: (minutes: number) => `${minutes} minuutin ajan`,
    text: (name: string, { username, link, life, askAgain, invitedBy }: Invitation) =>
      mailText(
        greeting("Hei", name, ","),
        `${invitedBy ? `${invitedBy.name} kutsuu sinut Runkoon` : "sinulle on tehty käyttäjätunnus Runkoon"}. Tunnuksesi on ${username}. Aseta salasanasi tästä linkistä:`,
        link,
        `Linkki toimii kerran, ${life}. ${
          invitedBy
            ? `Jos se ehtii vanhentua, pyydä uusi kutsu osoitteesta ${invitedBy.emailAddress} tai linkki itse:`
            : "Jos se ehtii vanhentua, pyydä uusi:"
        }`,
        askAgain,
        "Rungossa operaattorit tilaavat verkkopalveluja toisiltaan. Käyttöohje on portaalin Info-alueella.",
      ),
  },
  apiTokenEnds: {
    subject: (client: string) => `Runko: järjestelmän ${client} tunnus vanhenee`,
    text: ({ organization, client, token, expiresAt, link }: ApiTokenEnd) =>
      mailText(
        "Hei,",
        `järjestelmän ${client} tunnus ${token} organisaatiossa ${organization} vanhenee ${formats.instant(expiresAt.toISOString())}. Sen jälkeen järjestelmä ei enää pääse portaaliin.`,
        "Tee uusi tunnus ajoissa: vanha voi toimia rinnalla, kunnes järjestelmä käyttää uutta.",
        link,
      ),
  },
  webhookFails: {
    subject: ({ webhook, isOff }: WebhookFailing) =>
      `Runko: webhook ${webhook} ${isOff ? "on pois päältä" : "ei vastaa"}`,
    text: ({ webhook, url, since, isOff, link }: WebhookFailing) =>
      mailText(
        "Hei,",
        `webhook ${webhook} (${url}) ei ole vastannut ${formats.instant(since)} jälkeen.`,
        isOff
          ? "Webhook on nyt pois päältä, eikä sille lähetetä mitään. Kun järjestelmä toimii taas, käynnistä webhook portaalissa: väliin jääneet tapahtumat voi lähettää."
          : "Lähettämistä jatketaan viisi päivää. Sen jälkeen webhook menee pois päältä.",
        link,
      ),
  },
  joining: {
    subject: (organization: string) => `Runko: kutsu organisaatioon ${organization}`,
    text: ({ organization, inviter, inviterEmail, known, roles, link, days }: Joining) =>
      mailText(
        "Hei,",
        `${inviter} kutsuu sinut Runkoon organisaatioon ${organization}. Roolit: ${roles.join(", ")}.`,
        ...(known
          ? [
              "Kirjaudu omilla tunnuksillasi, ja hyväksy tai hylkää kutsu:",
              link,
              `Kutsu on voimassa ${days} päivää. Nykyiset roolisi säilyvät.`,
            ]
          : [
              `Tällä osoitteella ei ole tunnusta, jolla Runkoon voisi kirjautua. Jos haluat mukaan, vastaa lähettäjälle (${inviterEmail}): hän voi lisätä sinut käyttäjäksi. Jos sinulla on tunnus toisella osoitteella, pyydä kutsu siihen.`,
            ]),
        `Jos et tunne lähettäjää (${inviterEmail}), sinun ei tarvitse tehdä mitään.`,
      ),
  },
  productAdmins: {
    subject: "Runko: portaalin pääkäyttäjät muuttuivat",
    text: ({ name, emailAddress, given, by, at }: ProductAdminsChange) =>
      mailText(
        "Hei,",
        `${
          given
            ? `${name} (${emailAddress}) sai pääkäyttäjän oikeudet ${formats.instant(at.toISOString())}.`
            : `Käyttäjältä ${name} (${emailAddress}) poistettiin pääkäyttäjän oikeudet ${formats.instant(at.toISOString())}.`
        }\nMuutoksen teki ${by}.`,
        "Jos et odottanut muutosta, tarkista portaalin muutosloki heti.",
      ),
  },

  accountChange: {
    subject: "Runko: tunnustasi on muutettu",
    roleGiven: (role: string, organization: string) => `Uusi rooli: ${role}, ${organization}`,
    roleTaken: (role: string, organization: string) => `Rooli poistettu: ${role}, ${organization}`,
    emailAddress: (before: string, after: string) => `Käyttäjätunnus vaihdettu: ${before} → ${after}`,
    secondFactorOn: "Kaksivaiheinen kirjautuminen otettu käyttöön",
    secondFactorOff: "Kaksivaiheinen kirjautuminen poistettu käytöstä",
    secondFactorReset: "Ylläpito poisti kaksivaiheisen kirjautumisen käytöstä",
    codeAppAdded: "Todennussovellus lisätty kirjautumiseen",
    codeAppRemoved: "Todennussovellus poistettu kirjautumisesta",
    providerUnlinked: "Tilisi liitos organisaation kirjautumispalveluun purettu. Kirjaudu seuraavan kerran uudelleen",
    passkeyAdded: (name: string) => `Pääsyavain lisätty: ${name}`,
    passkeyRemoved: (name: string) => `Pääsyavain poistettu: ${name}`,
    password: "Salasana vaihdettu",
    passkeysAskPassword: "Aiemmin lisätyt pääsyavaimet kysyvät nyt myös salasanan. Poista ne, joita et tunne",
    grouped: "Tunnus muutettu ryhmätunnukseksi, eikä sillä voi enää kirjautua",
    ungrouped: "Tunnus on nyt henkilön tunnus, ei enää ryhmätunnus",
    disabled: "Tunnus poistettu käytöstä",
    enabled: "Tunnus otettu takaisin käyttöön",
    deleted: "Tunnus poistettu",
    productAdminGiven: "Sait pääkäyttäjän oikeudet koko portaaliin",
    productAdminTaken: "Pääkäyttäjän oikeutesi poistettiin",
    text: (name: string, { lines, by, at }: AccountChange) =>
      mailText(
        greeting("Hei", name, ","),
        `Runko-tunnustasi muutettiin ${formats.instant(at.toISOString())}:`,
        lines.map((line) => `- ${line}`).join("\n"),
        by === null ? "Muutos tehtiin omilla tunnuksillasi." : `Muutoksen teki ${by}.`,
        "Jos et odottanut muutosta, kerro siitä heti organisaatiosi ylläpitäjälle.",
      ),
  },
};
