/** The product admin's page of the frequently asked questions. */
export const controlFaq = {
  title: "Frequently asked questions",
  add: "Add question",
  newTitle: "New question",
  editTitle: "Edit question",
  edit: "Edit questions",
  none: "No questions yet",
  notFound: "The question was not found. It may have been deleted.",
  fields: { topic: "Topic", question: "Question", answer: "Answer" },
  topicHelp: "Questions of the same topic are shown under the same heading",
  topicsThereAre: (topics: string) =>
    `Questions of the same topic are shown under the same heading. Topics now: ${topics}`,
  answerHelp:
    "Paragraphs are separated by an empty line. **Bold**, - list, [link](/info/manual). HTML is shown as text.",
  preview: "Preview",
  previewEmpty: "The answer is shown here as you write it.",
  upWhich: (name: string) => `Move up: ${name}`,
  downWhich: (name: string) => `Move down: ${name}`,
  isFirst: "Already first",
  isLast: "Already last",
  remove: "Delete",
  removeWhich: (name: string) => `Delete: ${name}`,
  removeTitle: "Delete the question?",
  removed: "Question deleted",
  saved: "Question saved",
  toPage: "Show page",
};
