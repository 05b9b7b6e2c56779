const chain = ["originalEvent", "forwards", "quotedForward", "asOrdered", "connection"];
const added = ["files", "mayAddFiles", "allowedActions", "refusedActions"];

/** What follows the database's JSON in the portal's answer of an order without forwards, files and changes. */
export function chainlessTail(answer: string): string {
  const whole = JSON.parse(answer) as Record<string, unknown>;
  return `,${JSON.stringify(Object.fromEntries([...chain, ...added].map((name) => [name, whole[name]]))).slice(1)}`;
}
