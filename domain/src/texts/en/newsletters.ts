import type { NewsletterAction, NewsletterAudience, NewsletterState } from "../../newsletters/newsletter-states.ts";

const audiences: Record<NewsletterAudience, string> = { public: "Everybody", users: "Logged in" };

const states: Record<NewsletterState, string> = {
  DRAFT: "Draft",
  SCHEDULED: "Scheduled",
  PUBLISHED: "Published",
  WITHDRAWN: "Withdrawn",
};

const actions: Record<Exclude<NewsletterAction, "edit">, string> = {
  publish: "Publish",
  withdraw: "Withdraw",
  remove: "Delete",
};

/** Newsletters as they are read, and as the product admin writes them. */
export const newsletters = {
  audiences,
  states,
  actions,

  title: "News",
  unread: "Unread",
  unreadCount: (count: number) => (count === 1 ? "1 unread" : `${count} unread`),
  published: (time: string) => `Published ${time}`,
  markAllRead: "Mark all as read",
  allRead: "All news has been marked as read",
  none: "No news",
  notFound: "The news item was not found, it may have been withdrawn",
  toList: "News",
  earlier: "Show earlier",

  write: {
    add: "New news item",
    newTitle: "New news item",
    editTitle: "Edit news item",
    none: "No news items have been written yet",
    heading: "Title",
    body: "Content",
    bodyHelp: "Markdown: an empty line separates paragraphs, ## subheading, - list, **bold**, [text](https://address).",
    audience: "Who may read",
    audienceHelp: {
      public: "Shown also on the login page and in the public news.",
      users: "Shown only to those logged in.",
    } satisfies Record<NewsletterAudience, string>,
    preview: "Preview",
    previewEmpty: "The preview is shown here as you write.",
    saveDraft: "Save draft",
    state: "State",
    when: "Time of publishing",
    readers: "Readers",
    actionsColumn: "Actions",
    actionWhich: (action: string, title: string) => `${action}: ${title}`,
    saved: "News item saved",
    otherText: (field: string) => `${field} as saved by another`,
    takeOther: (field: string) => `Take ${field.toLowerCase()} to the form`,
    publishTitle: (title: string) => `Publish ${title}?`,
    publishWhen: "When is it published?",
    publishNow: "At once",
    publishLater: "Scheduled",
    publishAt: "Time of publishing",
    publishNowLabel: "Publish",
    scheduleLabel: "Schedule",
    publishedNow: "News item published",
    scheduled: (time: string) => `The news item is published ${time}`,
    withdrawTitle: (title: string) => `Withdraw ${title}?`,
    withdrawText: {
      SCHEDULED: "The schedule is removed and the news item becomes a draft again.",
      PUBLISHED: "The news item disappears from its readers at once. You can publish it again later.",
    },
    withdrawn: "News item withdrawn",
    removeTitle: (title: string) => `Delete ${title}?`,
    removeText: "The news item is removed for good.",
    removed: "News item deleted",
    notFound: "The news item was not found, it may have been deleted",
  },
};
