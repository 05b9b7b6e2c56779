/** What is asked of who logs out and leaves drafts in the browser. */
export const leftDrafts = {
  title: "Logga ut?",
  text: (drafts: number) =>
    `I den här webbläsaren finns ${drafts === 1 ? "ett oavslutat utkast" : `${drafts} oavslutade utkast`} av dig. ` +
    "Utkast som behålls blir kvar i webbläsarens minne och väntar på dig nästa gång du loggar in. " +
    "Radera dem om andra också använder den här datorn.",
  keep: "Behåll och logga ut",
  remove: "Radera och logga ut",
};
