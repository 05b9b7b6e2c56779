import { search } from "./search.ts";
import { formats } from "./formats.ts";

const documents = (count: number) => (count === 1 ? "1 tapahtuma" : `${count} tapahtumaa`);

/** The screens of search and of saved searches. */
export const searchPage = {
  title: "Haku",
  results: "Hakutulokset",
  field: "Hae tapahtumia",
  placeholder: "TID, CID, tunnus, projekti, asiakas, osoite tai yhteyshenkilö",
  clearField: "Tyhjennä hakusana",
  basic: "Perushaku",
  advanced: "Tarkennettu haku",
  startTitle: "Mitä etsit?",
  startText:
    "Kirjoita tapahtuma- tai asiatunnus, liittymä- tai projektitunnus, asiakkaan nimi tai osa osoitteesta. Haku löytää myös arkistoidut tapahtumat.",
  repeatLast: (what: string) => `Toista edellinen haku: ${what}`,

  criteria: "Hakuehdot",
  setIn: (group: string, count: number) => (count === 0 ? group : `${group} (${count} käytössä)`),
  submit: "Hae",
  clearAll: "Tyhjennä ehdot",
  change: "Muuta ehtoja",
  cancelChange: "Palaa tuloksiin",
  remove: (criterion: string) => `Poista hakuehto ${criterion}`,
  emptySearch: "Anna ainakin yksi hakuehto",
  rangeFrom: (criterion: string) => `${criterion} ${search.from}`,
  rangeTo: (criterion: string) => `${criterion} ${search.to}`,
  between: (from: string, to: string) => `${from}–${to}`,
  since: (date: string) => `${date} ${search.from}`,
  until: (date: string) => `${date} ${search.to}`,
  unknown: "tuntematon",
  chooseSeveral: "Kirjoita ja valitse",
  badCriteria: "Korjaa hakuehdot",

  facets: {
    title: "Rajaa tuloksia",
    atLeast: (count: string) => `vähintään ${count}`,
    failed: "Tulosten lukumääriä ei saatu.",
    nothing: "Kaikki tulokset ovat samanlaisia: rajattavaa ei ole.",
  },

  nothingFound: "Haulla ei löytynyt yhtään tapahtumaa",
  nothingHint: "Tarkista kirjoitusasu, kokeile lyhyempää osaa sanasta tai poista jokin hakuehto.",
  found: documents,
  foundMany: (most: number) => `yli ${formats.number(most)} tapahtumaa`,
  showAll: (count: string) => `Näytä kaikki tulokset (${count})`,

  export: "Lataa",
  exportCsv: "CSV-tiedostona",
  exportXlsx: "Excel-tiedostona",
  exported: "Tiedosto on tallennettu latauksiin",

  save: "Tallenna haku",
  saved: "Tallennetut haut",
  saveTitle: "Tallenna haku",
  editTitle: "Muokkaa tallennettua hakua",
  name: "Nimi",
  share: "Näytä myös muille organisaatiossa",
  pin: "Kiinnitä valikkoon",
  saveHelp: "Haun mukana tallentuvat ehdot, sarakkeet ja järjestys.",
  saveButton: "Tallenna",
  savedDone: (name: string) => `Haku ”${name}” tallennettu`,
  update: "Päivitä tallennettu haku",
  noSaved: "Tallennettuja hakuja ei ole. Tee haku ja tallenna se, niin löydät sen täältä.",
  sharedBy: (name: string) => `jakanut ${name}`,
  shared: "jaettu",
  pinSearch: (name: string) => `Kiinnitä valikkoon: ${name}`,
  unpinSearch: (name: string) => `Irrota valikosta: ${name}`,
  edit: (name: string) => `Muokkaa hakua ${name}`,
  deleteSearch: (name: string) => `Poista haku ${name}`,
  deleteTitle: "Poista tallennettu haku",
  deleteText: (name: string) => `Haku ”${name}” poistuu kaikilta, joille se näkyy. Tapahtumat säilyvät.`,
  deleteButton: "Poista haku",
  deleted: (name: string) => `Haku ”${name}” poistettu`,
};
