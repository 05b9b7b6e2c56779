/** What an organization writes of a document for itself. */
export const notes = {
  title: "Own notes",
  own: "Own organisation only",
  about: "The counterparty does not see the notes. They are not in printouts, downloaded files or notifications.",
  empty: "No notes yet",
  write: "New note",
  content: "Note",
  save: "Save note",
  saved: "Note saved",
  remove: "Delete note",
  removeTitle: "Delete the note?",
  removeText: "A deleted note cannot be restored.",
  removed: "Note deleted",
  by: (name: string, when: string) => `${name}, ${when}`,
};
