import type { NewsletterAction, NewsletterAudience, NewsletterState } from "../../newsletters/newsletter-states.ts";

const audiences: Record<NewsletterAudience, string> = { public: "Alla", users: "Inloggade" };

const states: Record<NewsletterState, string> = {
  DRAFT: "Utkast",
  SCHEDULED: "Tidsinställd",
  PUBLISHED: "Publicerad",
  WITHDRAWN: "Återkallad",
};

const actions: Record<Exclude<NewsletterAction, "edit">, string> = {
  publish: "Publicera",
  withdraw: "Återkalla",
  remove: "Radera",
};

/** Newsletters as they are read, and as the product admin writes them. */
export const newsletters = {
  audiences,
  states,
  actions,

  title: "Nyheter",
  unread: "Oläst",
  unreadCount: (count: number) => (count === 1 ? "1 oläst" : `${count} olästa`),
  published: (time: string) => `Publicerad ${time}`,
  markAllRead: "Markera alla som lästa",
  allRead: "Alla nyheter är markerade som lästa",
  none: "Det finns inga nyheter",
  notFound: "Nyheten hittades inte, den kan ha återkallats",
  toList: "Nyheter",
  earlier: "Visa äldre",

  write: {
    add: "Skriv nyhet",
    newTitle: "Ny nyhet",
    editTitle: "Redigera nyheten",
    none: "Inga nyheter har skrivits ännu",
    heading: "Rubrik",
    body: "Innehåll",
    bodyHelp: "Markdown: en tom rad skiljer stycken åt, ## mellanrubrik, - lista, **fetstil**, [text](https://adress).",
    audience: "Vem får läsa",
    audienceHelp: {
      public: "Visas även på inloggningssidan och bland offentliga nyheter.",
      users: "Visas endast för inloggade.",
    } satisfies Record<NewsletterAudience, string>,
    preview: "Förhandsgranskning",
    previewEmpty: "Förhandsgranskningen visas här när du skriver.",
    saveDraft: "Spara utkastet",
    state: "Status",
    when: "Publiceringstid",
    readers: "Läsare",
    actionsColumn: "Åtgärder",
    actionWhich: (action: string, title: string) => `${action}: ${title}`,
    saved: "Nyheten sparad",
    otherText: (field: string) => `${field} som sparats av någon annan`,
    takeOther: (field: string) => `Använd den andras ${field.toLowerCase()} i formuläret`,
    publishTitle: (title: string) => `Publicera ${title}?`,
    publishWhen: "När ska den publiceras?",
    publishNow: "Genast",
    publishLater: "Tidsinställt",
    publishAt: "Publiceringstid",
    publishNowLabel: "Publicera",
    scheduleLabel: "Ställ in tid",
    publishedNow: "Nyheten publicerad",
    scheduled: (time: string) => `Nyheten publiceras ${time}`,
    withdrawTitle: (title: string) => `Återkalla ${title}?`,
    withdrawText: {
      SCHEDULED: "Tidsinställningen upphävs och nyheten blir ett utkast igen.",
      PUBLISHED: "Nyheten försvinner genast för läsarna. Du kan publicera den på nytt senare.",
    },
    withdrawn: "Nyheten återkallad",
    removeTitle: (title: string) => `Radera ${title}?`,
    removeText: "Nyheten raderas permanent.",
    removed: "Nyheten raderad",
    notFound: "Nyheten hittades inte, den kan ha raderats",
  },
};
