type Invitation = { username: string; link: string; minutes: number; askAgain: string };

/** What the portal mails, as plain text. */
export const mails = {
  passwordReset: {
    subject: "Runko: salasanan vaihto",
    text: (name: string, link: string, minutes: number) =>
      [
        `Hei${name === "" ? "" : ` ${name}`},`,
        "",
        "sinulle on pyydetty uutta salasanaa Runkoon. Aseta se tästä linkistä:",
        "",
        link,
        "",
        `Linkki toimii kerran, ${minutes} minuutin ajan. Kun salasana vaihtuu, muut istuntosi päättyvät.`,
        "",
        "Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään: nykyinen salasanasi on voimassa.",
        "",
        "Runko",
        "",
      ].join("\n"),
  },
  invitation: {
    subject: "Runko: käyttäjätunnuksesi",
    text: (name: string, { username, link, minutes, askAgain }: Invitation) =>
      [
        `Hei${name === "" ? "" : ` ${name}`},`,
        "",
        `sinulle on tehty käyttäjätunnus Runkoon. Tunnuksesi on ${username}. Aseta salasanasi tästä linkistä:`,
        "",
        link,
        "",
        `Linkki toimii kerran, ${minutes} minuutin ajan. Jos se ehtii vanhentua, pyydä uusi:`,
        "",
        askAgain,
        "",
        "Rungossa operaattorit tilaavat verkkopalveluja toisiltaan. Käyttöohje on portaalin Info-alueella.",
        "",
        "Runko",
        "",
      ].join("\n"),
  },
};
