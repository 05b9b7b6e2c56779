/** What a person hears of a document that is nobody's but the person's own choice to watch. */
export const watching = {
  title: "Watching",
  about: "You are notified when someone else does something to the document. Others do not see that you watch it.",
  watching: "You watch the document",
  begin: "Watch document",
  end: "Stop watching",
  begun: "You now watch the document",
  ended: "You no longer watch the document",
};
