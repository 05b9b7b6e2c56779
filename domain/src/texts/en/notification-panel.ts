/** Notifications behind the bell, how they are mailed, and the page on which mails are ended. */
export const notificationPanel = {
  title: "Notifications",
  markAll: "Mark all as read",
  markRead: (headline: string) => `Mark as read: ${headline}`,
  markUnread: (headline: string) => `Mark as unread: ${headline}`,
  unread: "Unread",
  task: "To do",
  messages: "Unread messages",
  messagesElsewhere: (count: number) =>
    count === 1
      ? "1 message in your other roles or organisations"
      : `${count} messages in your other roles or organisations`,
  more: "Show more",
  empty:
    "No notifications. You are notified when a document waits for your organisation, or someone else handles a document that you made or are handling.",
  failed: "Marking failed. Try again.",

  choices: "Notification settings",
  choicesHelp:
    "Choose for each document type how you are emailed about the documents that you make and handle. Notifications are always shown behind the bell of the portal too.",
  digestHelp:
    "The digest is sent in the morning at 7:00. You are told of an urgent fault at once, unless the choice is No email.",
  save: "Save settings",
  saved: "Notification settings saved",
  saveFailed: "The settings could not be saved. Your choices are kept here; try again.",

  stopTitle: "Stop email notifications",
  stopText:
    "Stop the emails from which you came here? As a user of the portal you can turn them on again in the notification settings.",
  stop: "Stop notifications",
  stopped: "Email notifications have been stopped.",
  stopLinkInvalid:
    "The link is not valid. Open it in full from the email, or change your notifications in the notification settings of the portal.",
  stopFailed: "The notifications could not be stopped. Try again in a moment.",
  toLogin: "To login",
};
