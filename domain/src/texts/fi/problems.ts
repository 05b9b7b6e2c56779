import type { ProblemCode } from "../../problems/problem-codes.ts";
import type { RefusalCode } from "../../documents/refusal-codes.ts";
import { documents } from "./documents.ts";

const own: Record<Exclude<ProblemCode, RefusalCode>, string> = {
  MALFORMED_REQUEST: "Pyyntö on virheellinen",
  INVALID_FILTER: "Hakuehto on virheellinen",
  UNKNOWN_FIELD: "Pyynnössä on tuntematon kenttä",
  UNAUTHENTICATED: "Istunto on päättynyt, kirjaudu uudelleen",
  LOGIN_FAILED: "Kirjautuminen epäonnistui, tarkista käyttäjätunnus ja salasana",
  FORBIDDEN: "Sinulla ei ole oikeutta tähän toimintoon",
  NOT_FOUND: "Sivua tai tietoa ei löytynyt",
  DOCUMENT_NOT_FOUND: "Tapahtumaa ei löytynyt tai sinulla ei ole siihen oikeutta",
  FILE_NOT_FOUND: "Liitettä ei löytynyt, se on voitu poistaa",
  METHOD_NOT_ALLOWED: "Toiminto ei ole käytössä tässä osoitteessa",
  FILE_TOO_LARGE: "Tiedosto on liian suuri, enimmäiskoko on 20 Mt",
  BODY_TOO_LARGE: "Lähetetty tieto on liian suuri",
  UNSUPPORTED_MEDIA_TYPE: "Lähetetyn tiedon muotoa ei tueta",
  STALE_VERSION: "Tapahtuma on muuttunut sen jälkeen, kun avasit sen",
  VERSION_REQUIRED: "Pyynnöstä puuttuu tapahtuman versio",
  CONFLICT: "Muutos on ristiriidassa toisen muutoksen kanssa, lataa tiedot uudelleen",
  PRODUCT_GROUP_IN_USE: "Tuoteryhmää ei voi poistaa, koska se on käytössä",
  COMMON_PRODUCT_IN_USE: "Yhteistä tuotetta ei voi poistaa, koska se on käytössä",
  OWN_ACCOUNT: "Et voi poistaa omaa tunnustasi tai ottaa sitä pois käytöstä",
  USER_BELONGS_ELSEWHERE: "Käyttäjä kuuluu myös muuhun organisaatioon, joten vain pääkäyttäjä voi muuttaa tietoja",
  USER_IS_ORGANIZATION_ADMIN: "Käyttäjä on organisaation ylläpitäjä, vaihda ensin ylläpitäjä",
  ROLE_IN_USE: "Rooli on käytössä, poista se ensin käyttäjiltä ja aliorganisaatioilta",
  ORGANIZATION_HAS_USERS: "Organisaatiossa on käyttäjiä, siirrä tai poista heidät ensin",
  ORGANIZATION_HAS_CHILDREN: "Organisaatiolla on aliorganisaatioita, poista ne ensin",
  ORGANIZATION_IN_USE: "Organisaatiota ei voi poistaa, koska siihen liittyy tapahtumia tai tuotteita",
  IDEMPOTENCY_KEY_REUSED: "Samaa lähetystunnusta on käytetty toiseen lähetykseen",
  VALIDATION_FAILED: "Lomakkeessa on puutteita",
  SOURCE_NOT_FOUND: "Lähtötapahtumaa ei löytynyt",
  FORWARD_EVENT_NOT_FOUND: "Välitettävää tapahtumaa ei löytynyt",
  COPY_EVENT_NOT_FOUND: "Kopioitavaa tapahtumaa ei löytynyt",
  INVALID_MODIFICATION_TYPE: "Virheellinen muutoksen tyyppi",
  SEARCH_EMPTY: "Anna ainakin yksi hakuehto",
  SEARCH_SPAN_TOO_LONG: "Haun aikaväli voi olla enintään vuosi",
  TOO_MANY_REQUESTS: "Liian monta yritystä, odota hetki ja yritä uudelleen",
  INTERNAL_ERROR: "Jokin meni vikaan, yritä myöhemmin uudelleen",
  DATABASE_UNAVAILABLE: "Palvelu on hetken poissa käytöstä, yritä pian uudelleen",
  STORAGE_UNAVAILABLE: "Liitteiden tallennus on hetken poissa käytöstä, yritä pian uudelleen",
  QUERY_TOO_SLOW: "Haku kesti liian kauan, rajaa hakua",
};

/** The words of problem documents. Source: specification §8, D-29. */
export const problems = {
  titles: { ...documents.refusals, ...own } as Record<ProblemCode, string>,
  currentState: (state: string) => `Tapahtuman tila on ${state.toLowerCase()}`,
  reservedBy: (name: string, until: string) => `${name} muokkaa tapahtumaa, varaus päättyy viimeistään ${until}`,
  changedBy: (name: string, when: string) => `${name} muutti tapahtumaa ${when}`,
  system: "Järjestelmä",
  sourceOf: (tid: number) => `TID ${tid}`,
};
