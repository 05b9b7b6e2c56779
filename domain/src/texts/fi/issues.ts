import type { IssueCode, IssueParams } from "../../values/issue.ts";
import { formats } from "./formats.ts";

/** What a user reads for each broken rule; the wording of specification §5 where it gives one. */
export const issues: Record<IssueCode, string | ((params: IssueParams) => string)> = {
  REQUIRED: "Vaadittu kenttä",
  BODY_NOT_JSON: "Pyynnön runko ei ole kelvollista JSONia",
  BODY_MISSING: "Pyynnöltä puuttuu runko, lähetä se JSON-muodossa",
  TOO_LONG: ({ max }) => `Teksti on liian pitkä, lyhennä se enintään ${max ?? 255} merkkiin`,
  TOO_SHORT: ({ min }) => `Teksti on liian lyhyt, kirjoita vähintään ${min ?? 1} merkkiä`,
  TOO_MANY: ({ max }) => (max === undefined ? "Liian monta, poista osa" : `Liian monta, jätä enintään ${max}`),
  DUPLICATE: "Sama arvo on jo lisätty, poista toinen",
  INVALID_VALUE: "Arvo on väärää muotoa, tarkista kenttä",
  INVALID_ID: "Tunnus on virheellinen, valitse kohde uudelleen",
  NOBODY_CHOSEN: "Valitse, kenelle viesti lähetetään",
  NOT_AN_OPTION: "Valitse jokin tarjotuista vaihtoehdoista",
  NOT_WRITABLE: "Et voi muuttaa tätä kenttää, palauta sen aiempi arvo",
  UNKNOWN_FIELD: "Tuntematon kenttä, poista se",
  NOT_A_COLLEAGUE:
    "Valitse henkilö, jolla on tämä rooli organisaatiossasi. Tunnus voi olla poistettu tai rooli vaihtunut",
  NOT_FOR_THIS_DOCUMENT: "Kenttä ei kuulu tähän tapahtumaan, tyhjennä se",

  INVALID_EMAIL: "Virheellinen sähköpostiosoite",
  EMAIL_TOO_LONG: ({ max }) => `Sähköpostiosoite on käyttäjätunnus, joten siinä voi olla enintään ${max ?? 50} merkkiä`,
  EMAIL_NOT_AVAILABLE: "Tätä osoitetta ei voi ottaa käyttöön. Anna toinen osoite, tai kysy portaalin pääkäyttäjältä",
  EMAIL_OF_PROVIDER:
    "Tämän verkkotunnuksen osoitteita antaa sen organisaation ylläpitäjä tai portaalin pääkäyttäjä, koska niillä kirjaudutaan organisaation kirjautumispalvelussa",
  EMAIL_KEPT_FOR_PROVIDER:
    "Osoitteen vaihtaa portaalin pääkäyttäjä, koska sillä kirjaudutaan organisaation kirjautumispalvelussa",
  EMAIL_IN_USE: "Sähköpostiosoite on jo toisen käyttäjän tunnus, anna toinen osoite",
  INVALID_PHONE: "Virheellinen puhelinnumero",
  INVALID_ADDRESS: "Virheellinen osoite, tarkista osoitteen kentät",
  ADDRESS_INCOMPLETE: "Osoite on puutteellinen, täydennä se tai tyhjennä kaikki sen kentät",
  UNKNOWN_MUNICIPALITY: "Kuntaa ei tunneta, kirjoita kunnan nimi tai kolminumeroinen kuntanumero",
  INVALID_POSTAL_CODE: "Anna postinumero viidellä numerolla, esimerkiksi 33100",
  INVALID_MONEY: "Anna summa euroina, esimerkiksi 120,50",
  NOTHING_CHARGED: "Anna nollaa suurempi maksu, tai hyväksy pyyntö ilman maksua",
  NOTHING_REQUESTED: "Valitse ainakin yksi tieto ja muuta sitä",
  INVALID_NUMBER: "Anna luku, esimerkiksi 12,5",
  INVALID_INTEGER: "Anna kokonaisluku ilman desimaaleja",
  NUMBER_TOO_SMALL: ({ min }) => `Luku on liian pieni, anna vähintään ${min ?? 0}`,
  NUMBER_TOO_LARGE: ({ max }) =>
    max === undefined ? "Luku on liian suuri" : `Luku on liian suuri, anna enintään ${max}`,
  INVALID_EVENT_NUMBER: "Anna tunnus numerona, esimerkiksi 100234",
  INVALID_BUSINESS_ID: "Virheellinen Y-tunnus, anna se muodossa 1234567-8",
  INVALID_NETWORK: "Anna verkko muodossa 192.0.2.0/24",
  INVALID_WEBHOOK_URL: "Anna julkinen osoite, joka alkaa https://",

  INVALID_ISSUER: "Anna https-osoite ilman kyselyosaa, kuten https://login.example.fi",
  ISSUER_UNREACHABLE:
    "Kirjautumispalvelu ei vastaa tässä osoitteessa. Tarkista osoite tai yritä hetken kuluttua uudelleen",
  INVALID_DOMAIN: "Anna verkkotunnus muodossa yritys.fi",
  DOMAIN_IN_USE: "Verkkotunnus on jo toisella organisaatiolla",
  INVALID_DATE: "Anna päivä muodossa 5.3.2026",
  INVALID_TIME: "Anna kellonaika muodossa 14.07",
  TIME_BEFORE_OPENING: "Sulkemisajan pitää olla avaamisajan jälkeen",
  NEVER_OPEN: "Valitse ainakin yksi viikonpäivä, jona palvellaan",
  CLASS_IN_USE: ({ name, products }) =>
    `SLA-luokka ${name ?? ""} on ${products === 1 ? "yhdellä tuotteella" : `${products ?? ""} tuotteella`}, vaihda ensin tuotteen luokka`,
  INVALID_INSTANT: "Anna päivä ja kellonaika muodossa 5.3.2026 klo 14.07",
  PUBLISH_TIME_IN_PAST: "Julkaisuaika on jo mennyt, valitse myöhempi tai julkaise heti",
  DATE_IN_PAST: "Toivottu päivä ei voi olla menneisyydessä",
  DATE_UNCHANGED: "Tämä päivä on jo vahvistettu, ehdota toista päivää",
  DATE_TOO_EARLY_FOR_NORMAL: ({ earliest }) =>
    earliest === undefined
      ? "Päivä on liian aikainen normaalille toimitukselle, valitse myöhempi päivä tai toinen toimitustapa"
      : `Normaali toimitus on mahdollinen aikaisintaan ${formats.date(String(earliest))}, valitse myöhempi päivä tai toinen toimitustapa`,
  VALID_UNTIL_IN_PAST: "Viimeinen voimassaolopäivä ei voi olla menneisyydessä",
  FAULT_TIME_IN_FUTURE: "Vian alkamisaika ei voi olla tulevaisuudessa",
  DATE_TOO_OLD: "Päivä on ennen vuotta 1990, tarkista vuosi",
  DATE_TOO_FAR: "Päivä on yli kymmenen vuoden päässä, tarkista vuosi",
  ESTIMATE_BEFORE_CONFIRMATION: ({ earliest }) =>
    earliest === undefined
      ? "Vahvistettu päivä ei voi olla ennen vahvistamista"
      : `Vahvistettu päivä ei voi olla ennen vahvistamista ${formats.date(String(earliest))}`,
  DELIVERY_IN_FUTURE: "Toteutunut päivä ei voi olla tulevaisuudessa",
  DELIVERY_BEFORE_ORDER: ({ earliest }) =>
    earliest === undefined
      ? "Toteutunut päivä ei voi olla ennen tapahtuman tekemistä"
      : `Toteutunut päivä ei voi olla ennen tapahtuman tekemistä ${formats.date(String(earliest))}`,
  CORRECTION_IN_FUTURE: "Korjausaika ei voi olla tulevaisuudessa",
  CORRECTION_BEFORE_FAULT: ({ began }) =>
    began === undefined
      ? "Korjausaika ei voi olla ennen vian alkamisaikaa"
      : `Korjausaika ei voi olla ennen vian alkamisaikaa ${formats.instant(String(began))}`,
  DELIVERY_CHECK_TOO_LATE: ({ days }) =>
    `Toimituksen tarkistuksen voi pyytää ${days ?? 14} päivän kuluessa toimituksesta, valitse tyypiksi vika`,
  DATE_RANGE_OPEN: "Anna myös alkupäivä, aikaväli voi olla enintään vuosi",
  DATE_RANGE_REVERSED: "Alkupäivä on loppupäivän jälkeen, vaihda päivät",
  DATE_RANGE_TOO_LONG: "Aikaväli voi olla enintään vuosi, lyhennä sitä",
  ENDS_BEFORE_BEGINNING: "Loppu on ennen alkua",
  ENDS_IN_PAST: "Loppu on jo mennyt",
  NO_CONNECTIONS: "Valinta ei osu yhteenkään käytössä olevaan liittymään",
  LAST_DAY_TOO_EARLY: ({ days, earliest }) =>
    earliest === undefined
      ? "Viimeinen päivä on liian pian, valitse myöhempi"
      : `Irtisanomisaika on ${days ?? ""} päivää: viimeinen päivä on aikaisintaan ${formats.date(String(earliest))}`,
  CONTRACT_BINDS_LONGER: ({ until }) =>
    until === undefined
      ? "Sopimus sitoo pidempään, valitse myöhempi päivä"
      : `Valittujen liittymien sopimus sitoo ${formats.date(String(until))} asti: valitse se tai myöhempi päivä, tai rajaa valintaa`,

  CONNECTION_ID_IN_USE: "Tunniste on jo käytössä",
  CANCEL_REASON_MISSING: "virhe: Peruutuksen syy puuttuu",
  REJECT_REASON_MISSING: "Hylkäyksen syy puuttuu, kirjoita se",
  IN_PROGRESS_REASON_MISSING: "Palautuksen syy puuttuu, valitse se",
  REOPEN_REASON_MISSING: "Kerro, mikä korjauksessa jäi vialle",
  NOTHING_TO_TRANSFER: "Vastauksessa ei ole siirrettäviä tietoja",
  SUPPLIER_INFO_REQUIRED: "Toimitus kestää yli neljä viikkoa, kerro arvio toimittajan lisätiedoissa",
  MODIFICATION_TYPES_REQUIRED: "Valitse ainakin yksi muutoksen tyyppi",
  INVALID_MODIFICATION_TYPE: "Virheellinen muutoksen tyyppi, valitse jokin tarjotuista",
  NOT_OFFERED_BY_PRODUCT: ({ offered }) =>
    offered === undefined ? "Tuotteessa ei ole tätä vaihtoehtoa" : `Tuotteessa on tarjolla vain: ${offered}`,
  ORDER_NOT_FOUND: "Voimassa olevaa tilausta ei löytynyt, tarkista liittymätunnus tai asiatunnus",
  SOURCE_NOT_FOUND: ({ tid }) =>
    `Lähtötapahtumaa${tid === undefined ? "" : ` TID ${tid}`} ei löytynyt, palaa luetteloon ja valitse tapahtuma uudelleen`,

  SUPPLIER_NOT_AVAILABLE: "Toimittajalta ei voi tilata tätä, valitse toinen toimittaja",
  SUBSCRIBER_NOT_AVAILABLE: "Tilaajaa ei voi valita, valitse toinen tilaaja",
  EVENT_TYPE_NOT_ALLOWED: "Tapahtumatyyppi ei ole käytettävissä tämän toimittajan kanssa, valitse toinen",
  PRODUCT_REQUIRED: "Valitse tuote",
  PRODUCT_NOT_AVAILABLE: "Tuote ei ole tilattavissa, valitse toinen tuote",
  PRODUCT_NOT_IN_OFFER: "Tuote ei kuulu tarjoukseen: tilaa muu tuote uutena tilauksena",
  ONE_PRODUCT_ONLY: "Tapahtumassa voi olla vain yksi tuote, poista muut",
  DIFFERS_BETWEEN_ITEMS: "Tilauksella on tästä vain yksi arvo, anna kaikilla riveillä sama",
  AVAILABILITY_NOT_KNOWN:
    "Saatavuus ei ole tiedossa. Kysy se toimittajalta: lähetä sama ilman kenttää instantSyncQualification",
  STATE_CHANGES_ALONE: "Tämän tilan pyynnössä ei voi muuttaa muita tietoja, lähetä ne omana pyyntönään",
  STATE_NOT_TO_BE_ASKED:
    "Tilaan ei siirrytä pyytämällä: käsittely jatkuu, kun odotettu vastaus tai uusi toimituspäivä on annettu",
  NO_ACTIVE_PRODUCT: "Jätä ainakin yksi tuote toimitettavaksi",
  NNI_REQUIRED: "Valitse NNI-tunnus",
  NNI_NOT_ALLOWED: "Sinulla ei ole oikeutta tähän NNI-tunnukseen, valitse toinen",
  NNI_NOT_DEFINED: "Toimittaja ei ole määritellyt tuotteelle NNI-tunnusta, valitse toinen tuote tai toimittaja",

  NNI_TYPE_WITHOUT_NNI: "Tuote ei käytä NNI-tunnusta, poista NNI-tyyppi",
  SELECTIONS_REQUIRED: "Lisää ainakin yksi vaihtoehto",
  SELECTIONS_WITHOUT_SELECT: "Tekstikentässä ei ole vaihtoehtoja, poista ne tai vaihda kentän tyyppi",
  BUSINESS_ID_IN_USE: "Y-tunnus on jo toisella organisaatiolla, tarkista se",
  NAME_IN_USE: "Nimi on jo käytössä, anna toinen nimi",
  IDENTIFIER_IN_USE: "Tunnus on jo käytössä, anna toinen tunnus",
  TOO_MANY_SAVED: ({ max }) => `Tallennettuja hakuja voi olla enintään ${max ?? 100}, poista jokin niistä`,
  TOO_MANY_PINNED: ({ max }) => `Valikkoon voi kiinnittää enintään ${max ?? 10} hakua, irrota jokin niistä`,

  MESSAGE_NOT_ANSWERABLE: "Viestiin ei voi enää vastata, kirjoita uusi viesti",

  ROLE_NOT_AVAILABLE: "Organisaatiolla ei ole tätä roolia, valitse jokin sen omista rooleista",
  ROLE_NOT_YOURS_TO_GIVE:
    "Annat ja poistat vain oman puolesi rooleja: tilaajan ylläpitäjä tilaajan, toimittajan ylläpitäjä toimittajan ja vianhoitajan",
  OWN_ROLES: "Omia roolejasi muuttaa toinen ylläpitäjä",
  OWN_EMAIL: "Vaihda oma sähköpostiosoitteesi omissa tiedoissasi",
  EVENT_TYPES_WIDENED: "Uusia tapahtumatyyppejä antaa vain portaalin pääkäyttäjä",
  ORGANIZATION_NOT_AVAILABLE: "Organisaatiota ei löytynyt, valitse se uudelleen",
  USER_NOT_AVAILABLE: "Käyttäjää ei löytynyt, valitse hänet uudelleen",
  ADMIN_ROLE_REQUIRED: "Valitse myös ylläpitäjän rooli, jotta organisaatiolla voi olla ylläpitäjä",
  NOT_AN_ADMIN: "Valitse käyttäjä, joka voi kirjautua ja jolla on organisaatiossa ylläpitäjän rooli",
  BELOW_ITSELF: "Valitse organisaatio, joka ei ole tämä itse eikä tämän alla",
  PARENT_LACKS_ROLES: "Valitse yläorganisaatio, jolla on kaikki tämän organisaation roolit",
  FAULT_HANDLER_REQUIRED: "Lisää organisaatioon ensin vianhoitaja, jotta vikailmoituksia voi ottaa vastaan",

  FILE_NOT_FOUND: "Liitettä ei löytynyt, lisää se uudelleen",
  FILE_TOO_LARGE: ({ max }) => `Tiedosto on liian suuri, enimmäiskoko on ${max ?? 20} Mt`,
  FILE_TYPE_NOT_ALLOWED:
    "Tämän tyyppistä tiedostoa ei voi liittää. Lähetä se esimerkiksi PDF- tai ZIP-tiedostona, ohjelmia ja verkkosivuja ei oteta vastaan",
  FILE_EMPTY: "Tiedosto on tyhjä, valitse toinen tiedosto",

  CSV_EMPTY: "Tiedostossa ei ole rivejä, lisää otsikoiden alle tuotavat tiedot",
  CSV_TOO_LARGE: ({ rows, characters }) =>
    `Tiedosto on liian suuri, kerralla enintään ${rows ?? ""} riviä ja ${characters ?? ""} merkkiä. Jaa se osiin`,
  CSV_TOO_MANY_ROWS: ({ rows, max }) =>
    `Tiedostossa on ${rows ?? ""} riviä, kerralla enintään ${max ?? ""}. Jaa se osiin`,
  CSV_ROW_UNKNOWN: "Tunnuksella ei löydy riviä tästä organisaatiosta, tarkista tunnus tai tyhjennä se",
  CSV_ROW_CHANGED: "Riviä on muutettu sen jälkeen, kun tiedosto ladattiin. Lataa se uudelleen ja tee muutokset siihen",
  CSV_ROW_REFUSED: ({ reason }) => `${reason ?? "Rivi ei kelpaa"}`,
  CSV_QUOTE_OPEN: ({ line }) => `Rivillä ${line ?? ""} alkava lainausmerkki jää auki, lisää toinen lainausmerkki`,
  CSV_TEXT_AFTER_QUOTE: ({ line }) => `Rivillä ${line ?? ""} on tekstiä lainausmerkin jälkeen, poista se`,
  CSV_ROW_TOO_WIDE: ({ line }) => `Rivillä ${line ?? ""} on enemmän soluja kuin otsikoita, tarkista rivi`,
  CSV_COLUMN_UNKNOWN: ({ column }) => `Saraketta ${column ?? ""} ei tunneta, poista se tai korjaa otsikko`,
  CSV_COLUMN_MISSING: ({ column }) => `Sarake ${column ?? ""} puuttuu, lisää se`,
  CSV_COLUMN_TWICE: ({ column }) => `Sarake ${column ?? ""} on tiedostossa kahdesti, poista toinen`,
  SHEET_UNREADABLE: "Tiedostoa ei voi lukea taulukkona, anna CSV- tai XLSX-tiedosto",
  SHEET_OLD_WORKBOOK:
    "Vanhaa Excel-tiedostoa tai salasanalla suojattua tiedostoa ei voi lukea, tallenna se uudessa muodossa (XLSX)",
  SHEET_TOO_LARGE: "Taulukossa on liikaa sisältöä, poista siitä tyhjät solut ja muotoilut tai jaa se osiin",
  SHEET_TOO_WIDE: ({ max }) => `Taulukossa on liikaa sarakkeita, enintään ${max ?? 60}`,
  SHEET_NOT_FOUND: ({ name }) => `Tiedostossa ei ole välilehteä ${name ?? ""}`,
  RECONCILED_WITHOUT_IDS: ({ columns }) => `Tiedostossa ei ole tunnuksia: anna sarakkeelle otsikoksi ${columns ?? ""}`,
  RECONCILED_WITH_TOO_MANY: ({ max }) =>
    `Tiedoston tunnukset sopivat liian moneen liittymään, enintään ${max ?? ""}. Valitse vastapuoli`,
  IMPORT_COLUMN_NOT_MAPPED: ({ column }) => `Valitse, mistä sarakkeesta luetaan ${column ?? ""}`,
  IMPORT_COLUMN_MAPPED_TWICE: ({ column }) => `${column ?? ""} on valittu kahdelle sarakkeelle`,
  IMPORT_VALUE_TWICE: ({ rows }) => `Sama arvo on myös rivillä ${rows ?? ""}`,
  NAME_OF_SEVERAL: ({ fitting }) => `Sopii useaan: ${fitting ?? ""}. Kirjoita niistä yhden tunnus`,
  PRODUCT_OF_SEVERAL_SUPPLIERS: ({ fitting }) =>
    `Tuotteen tarjoaa usea toimittaja: ${fitting ?? ""}. Kirjoita toimittaja riville`,
  IMPORT_FORMULA_FAILED: ({ said }) => `Kaava on epäonnistunut (${said ?? ""}), kirjoita solun arvo`,
  POSTAL_CODE_RESTORED: ({ code }) => `Postinumeron alkunollat palautettiin: ${code ?? ""}`,
  IMPORT_ROW_REFUSED: ({ reason }) => `${reason ?? "Riviä ei voitu lähettää"}`,
  ANSWER_STALE: ({ version }) => `Tapahtuma on muuttunut tällä välin, uusi versio ${version ?? ""}`,

  PASSWORD_TOO_SHORT: "Salasanan vähimmäispituus on 12 merkkiä",
  LOGIN_PASSWORD_TOO_SHORT: "Salasanan täytyy olla ainakin 12 merkkiä pitkä.",
  PASSWORD_TOO_LONG: ({ max }) => `Salasanassa voi olla enintään ${max ?? 50} merkkiä, lyhennä sitä`,
  PASSWORD_TOO_COMMON: "Salasana on yleisesti tunnettu, keksi toinen",
  PASSWORD_CONTEXT_WORD: "Salasana ei saa olla nimesi, sähköpostiosoitteesi tai palvelun nimi, keksi toinen",
  PASSWORDS_DIFFER: "Salasanat eivät täsmää",
  WRONG_CODE: "Koodi on väärä tai jo käytetty. Odota sovelluksen seuraavaa koodia ja kirjoita se.",
  LOGIN_TOOK_TOO_LONG: "Kirjautuminen kesti liian kauan. Aloita se alusta.",
  PASSKEY_ASKS_PASSWORD:
    "Salasanasi on vaihdettu tämän pääsyavaimen lisäämisen jälkeen. Kirjaudu salasanalla ja vahvista pääsyavaimella.",
  PASSKEY_REFUSED: "Pääsyavain ei kelvannut tai pyyntö ehti vanhentua. Yritä uudelleen tai kirjaudu toisella tavalla.",
  WRONG_PASSWORD: "Nykyinen salasana on väärin, kirjoita se uudelleen",
  CURRENT_PASSWORD_REQUIRED: "Anna nykyinen salasanasi, kun vaihdat sähköpostiosoitetta",
};
