/** What is asked of who logs out and leaves drafts in the browser. */
export const leftDrafts = {
  title: "Log out?",
  text: (drafts: number) =>
    `This browser has ${drafts === 1 ? "one unfinished draft" : `${drafts} unfinished drafts`} of yours. ` +
    "Drafts that are kept stay in the browser and wait for you when you log in next time. " +
    "Remove them if others use this computer too.",
  keep: "Keep and log out",
  remove: "Remove and log out",
};
