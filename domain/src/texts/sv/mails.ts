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
    subject: "Runko: byte av lösenord",
    text: (name: string, link: string, minutes: number) =>
      mailText(
        greeting("Hej", name, "!"),
        "Ett nytt lösenord till Runko har begärts för dig. Ange det via den här länken:",
        link,
        `Länken fungerar en gång, i ${minutes} minuter. När lösenordet byts avslutas dina andra sessioner.`,
        "Om du inte bad om bytet behöver du inte göra något: ditt nuvarande lösenord gäller.",
      ),
  },
  invitation: {
    subject: "Runko: ditt användarnamn",
    days: (days: number) => (days === 1 ? "i 1 dag" : `i ${days} dagar`),
    minutes: (minutes: number) => (minutes === 1 ? "i 1 minut" : `i ${minutes} minuter`),
    text: (name: string, { username, link, life, askAgain, invitedBy }: Invitation) =>
      mailText(
        greeting("Hej", name, "!"),
        `${invitedBy ? `${invitedBy.name} bjuder in dig till Runko` : "Ett konto i Runko har skapats åt dig"}. Ditt användarnamn är ${username}. Ange ditt lösenord via den här länken:`,
        link,
        `Länken fungerar en gång, ${life}. ${
          invitedBy
            ? `Om den hinner gå ut, be om en ny inbjudan på adressen ${invitedBy.emailAddress} eller begär själv en ny länk:`
            : "Om den hinner gå ut, begär en ny:"
        }`,
        askAgain,
        "I Runko beställer operatörer nättjänster av varandra. Bruksanvisningen finns i portalens område Info.",
      ),
  },
  apiTokenEnds: {
    subject: (client: string) => `Runko: nyckeln för systemet ${client} går ut`,
    text: ({ organization, client, token, expiresAt, link }: ApiTokenEnd) =>
      mailText(
        "Hej,",
        `nyckeln ${token} för systemet ${client} i organisationen ${organization} går ut ${formats.instant(expiresAt.toISOString())}. Därefter kommer systemet inte längre in i portalen.`,
        "Gör en ny nyckel i tid: den gamla kan gälla bredvid tills systemet använder den nya.",
        link,
      ),
  },
  webhookFails: {
    subject: ({ webhook, isOff }: WebhookFailing) =>
      `Runko: webhooken ${webhook} ${isOff ? "är avstängd" : "svarar inte"}`,
    text: ({ webhook, url, since, isOff, link }: WebhookFailing) =>
      mailText(
        "Hej!",
        `Webhooken ${webhook} (${url}) har inte svarat sedan ${formats.instant(since)}.`,
        isOff
          ? "Webhooken är nu avstängd och ingenting skickas till den. När systemet fungerar igen kan du slå på webhooken i portalen: det som missades kan skickas."
          : "Försöken fortsätter i fem dagar. Därefter stängs webhooken av.",
        link,
      ),
  },
  joining: {
    subject: (organization: string) => `Runko: inbjudan till organisationen ${organization}`,
    text: ({ organization, inviter, inviterEmail, known, roles, link, days }: Joining) =>
      mailText(
        "Hej!",
        `${inviter} bjuder in dig till organisationen ${organization} i Runko. Roller: ${roles.join(", ")}.`,
        ...(known
          ? [
              "Logga in med ditt eget konto och acceptera eller avböj inbjudan:",
              link,
              `Inbjudan gäller i ${days} dagar. Dina nuvarande roller behålls.`,
            ]
          : [
              `Den här adressen har inget konto som kan logga in i Runko. Om du vill vara med, svara avsändaren (${inviterEmail}) som kan lägga till dig som användare. Om du har ett konto med en annan adress, be om en inbjudan till den.`,
            ]),
        `Om du inte känner avsändaren (${inviterEmail}) behöver du inte göra något.`,
      ),
  },
  productAdmins: {
    subject: "Runko: portalens huvudanvändare har ändrats",
    text: ({ name, emailAddress, given, by, at }: ProductAdminsChange) =>
      mailText(
        "Hej!",
        `${
          given
            ? `${name} (${emailAddress}) fick huvudanvändarens rättigheter ${formats.instant(at.toISOString())}.`
            : `Huvudanvändarens rättigheter togs bort från ${name} (${emailAddress}) ${formats.instant(at.toISOString())}.`
        }\nÄndringen gjordes av ${by}.`,
        "Om du inte väntade dig ändringen, kontrollera genast portalens ändringslogg.",
      ),
  },

  accountChange: {
    subject: "Runko: ditt konto har ändrats",
    roleGiven: (role: string, organization: string) => `Ny roll: ${role}, ${organization}`,
    roleTaken: (role: string, organization: string) => `Roll borttagen: ${role}, ${organization}`,
    emailAddress: (before: string, after: string) => `Användarnamn bytt: ${before} → ${after}`,
    secondFactorOn: "Tvåstegsinloggning tagen i bruk",
    secondFactorOff: "Tvåstegsinloggning tagen ur bruk",
    secondFactorReset: "Portalens driftpersonal stängde av tvåstegsinloggningen",
    codeAppAdded: "Autentiseringsapp tillagd i inloggningen",
    codeAppRemoved: "Autentiseringsapp borttagen från inloggningen",
    providerUnlinked:
      "Ditt kontos koppling till organisationens inloggningstjänst har tagits bort. Logga in på nytt nästa gång",
    passkeyAdded: (name: string) => `Lösennyckel tillagd: ${name}`,
    passkeyRemoved: (name: string) => `Lösennyckel borttagen: ${name}`,
    password: "Lösenord bytt",
    passkeysAskPassword:
      "De lösennycklar som lagts till tidigare frågar nu också efter lösenordet. Ta bort dem som du inte känner igen",
    grouped: "Kontot ändrat till ett gruppkonto som inte längre kan logga in",
    ungrouped: "Kontot är nu en persons konto, inte längre ett gruppkonto",
    disabled: "Kontot taget ur bruk",
    enabled: "Kontot åter taget i bruk",
    deleted: "Kontot raderat",
    productAdminGiven: "Du fick huvudanvändarens rättigheter i hela portalen",
    productAdminTaken: "Dina rättigheter som huvudanvändare togs bort",
    text: (name: string, { lines, by, at }: AccountChange) =>
      mailText(
        greeting("Hej", name, "!"),
        `Ditt Runko-konto ändrades ${formats.instant(at.toISOString())}:`,
        lines.map((line) => `- ${line}`).join("\n"),
        by === null ? "Ändringen gjordes med ditt eget konto." : `Ändringen gjordes av ${by}.`,
        "Om du inte väntade dig ändringen, meddela genast din organisations administratör.",
      ),
  },
};
