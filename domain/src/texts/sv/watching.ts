/** What a person hears of a document that is nobody's but the person's own choice to watch. */
export const watching = {
  title: "Bevakning",
  about: "Du aviseras när någon annan gör något med ärendet. Andra ser inte att du bevakar det.",
  watching: "Du bevakar ärendet",
  begin: "Bevaka ärendet",
  end: "Sluta bevaka",
  begun: "Du bevakar nu ärendet",
  ended: "Du bevakar inte längre ärendet",
};
