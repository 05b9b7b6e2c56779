/** What subscribers send along with a form. */
export const formFiles = {
  map: { name: "Sijaintikartta.png", description: "Kohde on merkitty punaisella" },
  access: { name: "Kulku kohteeseen.txt", description: "Kulkuohje asentajalle" },
} as const;

/** What the answering side adds when it is done. */
export const answerFile = { name: "Mittauspöytäkirja.pdf", description: "Luovutusmittaus" } as const;

export const accessTexts = [
  "Laitetila on kellarissa, ovessa on kohteen numero.",
  "Avain on huoltoyhtiöllä, soita tuntia ennen käyntiä.",
  "Ajo sisäpihan puolelta, portti avautuu soittamalla kohteen yhteyshenkilölle.",
  "Kaapeli tulee rakennukseen päädystä, liitäntäpaikka on sähköpääkeskuksen vieressä.",
  "Katolle pääsee C-rapusta, tikkaat ovat lukittuina.",
] as const;

export const measurementTitle = "Mittauspöytäkirja";
export const measurementLines = (attenuation: string, length: number) => [
  `Vaimennus ${attenuation} dB, aallonpituus 1310 nm`,
  `Mitattu pituus ${length} m`,
  "Liitännät puhdistettu ja tarkastettu, tulos hyväksytty.",
];

/** Words before a value in a file's text. */
export const fileWords = { customer: "Asiakas", address: "Osoite", supplier: "Toimittaja", contact: "Yhteyshenkilö" };
