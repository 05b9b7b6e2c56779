import type { TargetName } from "../../service-times/service-targets.ts";

const targets: Record<TargetName, string> = {
  takeUp: "Käsittelyyn otto",
  availabilityAnswer: "Vastaus saatavuuskyselyyn",
  inquiryAnswer: "Vastaus tarjouspyyntöön",
  confirmation: "Tilauksen vahvistus",
  cancellation: "Peruutuksen kuittaus",
  faultTakeUp: "Vian käsittelyyn otto",
  urgentTakeUp: "Kiireellisen vian käsittelyyn otto",
  repair: "Vian korjaus",
  urgentRepair: "Kiireellisen vian korjaus",
  deliveryCheck: "Toimituksen tarkistus",
};

/** When a supplier serves, and within what time. */
export const controlServiceTimes = {
  what: "Palveluajoista lasketaan tapahtumien määräajat. Ne ovat toimittajan omia tavoitteita. Toivotun toimituspäivän vähimmäisaika ja raportit lasketaan edelleen työpäivinä, joissa vain viikonloput jäävät väliin.",
  hours: "Aukioloajat",
  hoursHelp: "Määräajat kuluvat vain näinä aikoina.",
  weekdays: ["Maanantai", "Tiistai", "Keskiviikko", "Torstai", "Perjantai", "Lauantai", "Sunnuntai"],
  open: "Auki",
  openOn: (weekday: string) => `${weekday}: palvelee`,
  from: "Avataan",
  fromOn: (weekday: string) => `${weekday}, avataan`,
  to: "Suljetaan",
  toOn: (weekday: string) => `${weekday}, suljetaan`,
  closed: "Suljettu",
  span: (from: string, to: string) => `${from}–${to}`,

  daysOff: "Vapaapäivät",
  daysOffHelp: "Valittuina päivinä ei palvella. Päivät ovat samat joka vuosi, alla seuraavat 14 kuukautta.",
  dayOff: (name: string, dates: string) => `${name} (${dates})`,
  served: "Palvellaan",
  notServed: "Vapaapäivä",

  exceptions: "Poikkeukset",
  exceptionsHelp: "Yksittäiset päivät, jolloin aukioloaika on toinen. Syyn näkee myös tilaaja.",
  noExceptions: "Poikkeuksia ei ole",
  addException: "Lisää poikkeus",
  mostExceptions: (most: number) => `Poikkeuksia on enintään ${most}`,
  removeException: (number: number) => `Poista poikkeus ${number}`,
  exception: (number: number) => `Poikkeus ${number}`,
  date: "Päivä",
  reason: "Syy",
  reasonHelp: (most: number) => `Enintään ${most} merkkiä, esimerkiksi inventaario`,
  openThen: "Palvellaan tänä päivänä",

  targets: "Tavoiteajat",
  targetsHelp:
    "Uusi aika koskee tapahtumia, jotka saapuvat sen jälkeen. Luokan oma aika menee kaikkien luokkien ajan edelle.",
  category: "Tuoteluokka",
  allCategories: "Kaikki luokat",
  targetNames: targets,
  amount: "Määrä",
  asAll: "Kuten kaikissa luokissa",
  ofCategories: "Luokkien omat ajat",
  noneOfCategories: "Ei omia aikoja",
  usual: (time: string) => `Tavallinen (${time})`,
  none: "Ei määräaikaa",
  noTime: "ei määräaikaa",
  allDay: (unit: string) => `${unit} ympäri vuorokauden`,

  risk: "Varoitus",
  riskPercent: "Varoitetaan, kun ajasta on kulunut (%)",
  riskHelp: (least: number, most: number) => `${least}–${most} %. Varoituksen näkee vain toimittaja.`,
  riskShown: (percent: number) => `Kun ajasta on kulunut ${percent} %`,

  preview: "Esikatselu",
  previewOf: (what: string, category: string) => `${what}, ${category}`,
  previewNow: (what: string, when: string) => `${what}: saapuu nyt → viimeistään ${when}`,
  previewCategory: "Esikatselun tuoteluokka",
  previewNever: (what: string) => `${what}: ei määräaikaa`,
  invalid: "Esikatselu näkyy, kun ajat on annettu oikein",

  runningClocks: "Uudelleen laskettuja määräaikoja",
  saved: "Palveluajat tallennettu",
};
