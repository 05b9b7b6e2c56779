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
        `Linkki toimii kerran ja ${minutes} minuuttia. Kun salasana vaihtuu, muut istuntosi päättyvät.`,
        "",
        "Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään: nykyinen salasanasi on voimassa.",
        "",
        "Runko",
        "",
      ].join("\n"),
  },
};
