/** The page of messages of all documents. */
export const inbox = {
  title: "Messages",
  search: "Search messages",
  shown: "Messages shown",
  all: "All",
  unread: "Unread",
  columns: {
    subject: "Subject",
    content: "Message",
    sender: "Sender",
    document: "Document",
    sentAt: "Sent",
    mark: "Read",
  },
  fromOwn: (name: string, to: string) => `${name}, to ${to}`,
  row: (subject: string, type: string, tid: number) => `${subject}, ${type.toLowerCase()} ${tid}`,
  hint: "unread",
  markRead: (subject: string) => `Mark as read: ${subject}`,
  markUnread: (subject: string) => `Mark as unread: ${subject}`,
  empty: "No messages yet. A message is sent on the page of a document.",
  allRead: "All messages have been read",
  emptyFiltered: "No messages found",
  overCounted: (count: number) =>
    `There are more than ${count} messages. Narrow by a search to find the older ones too.`,
  toAll: "All messages",
};
