import type { NewsletterAction, NewsletterAudience, NewsletterState } from "../../newsletters/newsletter-states.ts";

const audiences: Record<NewsletterAudience, string> = { public: "Kaikki", users: "Kirjautuneet" };

const states: Record<NewsletterState, string> = {
  DRAFT: "Luonnos",
  SCHEDULED: "Ajastettu",
  PUBLISHED: "Julkaistu",
  WITHDRAWN: "Vedetty pois",
};

const actions: Record<Exclude<NewsletterAction, "edit">, string> = {
  publish: "Julkaise",
  withdraw: "Vedä pois",
  remove: "Poista",
};

/** Newsletters as they are read, and as the product admin writes them. */
export const newsletters = {
  audiences,
  states,
  actions,

  title: "Tiedotteet",
  unread: "Lukematon",
  unreadCount: (count: number) => (count === 1 ? "1 lukematon" : `${count} lukematonta`),
  published: (time: string) => `Julkaistu ${time}`,
  markAllRead: "Merkitse kaikki luetuiksi",
  allRead: "Kaikki tiedotteet on merkitty luetuiksi",
  none: "Tiedotteita ei ole",
  notFound: "Tiedotetta ei löytynyt, se on voitu vetää pois",
  toList: "Tiedotteet",
  earlier: "Näytä vanhempia",

  write: {
    add: "Uusi tiedote",
    newTitle: "Uusi tiedote",
    editTitle: "Muokkaa tiedotetta",
    none: "Tiedotteita ei ole vielä kirjoitettu",
    heading: "Otsikko",
    body: "Sisältö",
    bodyHelp:
      "Markdown: tyhjä rivi erottaa kappaleet, ## väliotsikko, - luettelo, **lihavointi**, [teksti](https://osoite).",
    audience: "Kuka saa lukea",
    audienceHelp: {
      public: "Näkyy myös kirjautumissivulla ja julkisissa tiedotteissa.",
      users: "Näkyy vain kirjautuneille.",
    } satisfies Record<NewsletterAudience, string>,
    preview: "Esikatselu",
    previewEmpty: "Esikatselu näkyy tässä, kun kirjoitat.",
    saveDraft: "Tallenna luonnos",
    state: "Tila",
    when: "Julkaisuaika",
    readers: "Lukijat",
    actionsColumn: "Toiminnot",
    actionWhich: (action: string, title: string) => `${action}: ${title}`,
    saved: "Tiedote tallennettu",
    otherText: (field: string) => `${field} toisen tallentamana`,
    takeOther: (field: string) => `Ota ${field.toLowerCase()} lomakkeelle`,
    publishTitle: (title: string) => `Julkaistaanko ${title}?`,
    publishWhen: "Milloin julkaistaan?",
    publishNow: "Heti",
    publishLater: "Ajastettuna",
    publishAt: "Julkaisuaika",
    publishNowLabel: "Julkaise",
    scheduleLabel: "Ajasta",
    publishedNow: "Tiedote julkaistu",
    scheduled: (time: string) => `Tiedote julkaistaan ${time}`,
    withdrawTitle: (title: string) => `Vedetäänkö pois ${title}?`,
    withdrawText: {
      SCHEDULED: "Ajastus puretaan ja tiedote palaa luonnokseksi.",
      PUBLISHED: "Tiedote katoaa lukijoilta heti. Voit julkaista sen myöhemmin uudelleen.",
    },
    withdrawn: "Tiedote vedetty pois",
    removeTitle: (title: string) => `Poistetaanko ${title}?`,
    removeText: "Tiedote poistuu lopullisesti.",
    removed: "Tiedote poistettu",
    notFound: "Tiedotetta ei löytynyt, se on voitu poistaa",
  },
};
