/** What is asked of who logs out and leaves drafts in the browser. */
export const leftDrafts = {
  title: "Kirjaudutaanko ulos?",
  text: (drafts: number) =>
    `Tässä selaimessa on ${drafts === 1 ? "yksi keskeneräinen luonnoksesi" : `${drafts} keskeneräistä luonnostasi`}. ` +
    "Säilytetyt luonnokset jäävät selaimen muistiin ja odottavat sinua, kun kirjaudut seuraavan kerran. " +
    "Poista ne, jos muutkin käyttävät tätä tietokonetta.",
  keep: "Säilytä ja kirjaudu ulos",
  remove: "Poista ja kirjaudu ulos",
};
