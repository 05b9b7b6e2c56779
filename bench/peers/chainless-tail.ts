const chain = [
  "originalEvent",
  "forwards",
  "quotedForward",
  "orderedProducts",
  "asOrdered",
  "connection",
  "dateChanges",
];
const added = ["clock", "files", "mayAddFiles", "allowedActions", "refusedActions"];

const chosen = (answer: string, names: readonly string[]): string => {
  const whole = JSON.parse(answer) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, whole[name]])));
};

/** What the portal's answer of an order that has to do with no other says of others. */
export const relationsIn = (answer: string): string => chosen(answer, chain);

/** What follows the database's JSON in the portal's answer of an order without forwards, files and changes. */
export const chainlessTail = (answer: string): string => `,${chosen(answer, [...chain, ...added]).slice(1)}`;
