/** Invented end customers: housing companies, firms and public houses. */
export const customerNames: readonly string[] = [
  "As Oy Koivurinne", "As Oy Rantapuisto", "As Oy Kirkkopelto", "As Oy Aurinkopiha", "As Oy Linnanrinne", "As Oy Vaahterakuja", "As Oy Satamalyhty", "As Oy Peltovainio",
  "As Oy Myllykartano", "As Oy Hopeakuusi", "As Oy Tervaportti", "As Oy Kivisilta", "Kiinteistö Oy Teollisuuspuisto", "Kiinteistö Oy Asemanseutu", "Kiinteistö Oy Toripaviljonki",
  "Konepaja Rautavirta Oy", "Hiekkaharjun Leipomo Oy", "Autohuolto Vauhtipyörä Oy", "Tilitoimisto Numeropolku Oy", "Lääkäriasema Hopealehti Oy", "Puutarhakeskus Vihermaa Oy",
  "Rakennusliike Kivijalka Oy", "Sähköurakointi Salamanteri Oy", "Kuljetusliike Pitkämatka Oy", "Hotelli Järvenselkä Oy", "Ravintola Kolme Haukea Oy", "Apteekki Kultalehmus",
  "Hammaslääkärit Helmirivi Oy", "Kirjapaino Mustevirta Oy", "Metallituote Teräslehti Oy", "Sahalaitos Tukkijoki Oy", "Kiinteistöhuolto Avainnippu Oy", "Varastokeskus Lavatie Oy",
  "Ruokakauppa Satokori Oy", "Kylpylähotelli Aallonharja Oy", "Tekstiilipesula Puhdasvesi Oy", "Elintarviketehdas Peltomarja Oy", "Insinööritoimisto Kaarisilta Oy", "Mainostoimisto Värikynä Oy",
  "Urheiluhalli Voittomaali Oy", "Arkkitehdit Ruutu ja Viiva Oy", "Kaukolämpöyhtiö Lämpöputki Oy", "Vesihuolto Kirkaslähde Oy", "Muoviteollisuus Ruiskuvalu Oy", "Laivahuolto Ankkuriketju Oy",
  "Terveyskeskus Kivipuro", "Koulukeskus Vaahteramäki", "Päiväkoti Mustikkapolku", "Kirjasto Lukulamppu", "Palvelutalo Iltarusko Oy", "Paloasema Itäinen",
  "Logistiikkakeskus Kolmostie Oy", "Huoltoasema Tankkipiste Oy", "Maatilayhtymä Peltoniemi", "Kuntosali Kahvakuula Oy", "Pankkikonttori Talletus Oy", "Huonekaluliike Tammipöytä Oy",
  "Ohjelmistotalo Bittipuro Oy", "Vakuutustoimisto Turvaköysi Oy", "Hautaustoimisto Lyhty Oy", "Optikko Kirkas Katse Oy", "Eläinlääkäri Tassunjälki Oy", "Musiikkiopisto Viulunkieli",
];
