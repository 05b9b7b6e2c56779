/** What follows the database's JSON in the portal's answer of a document without forwards and files. */
export function chainlessTail(answer: string): string {
  const { originalEvent, forwards, files, allowedActions, refusedActions, ...rest } = JSON.parse(answer) as Record<
    string,
    unknown
  >;
  const added = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith("may")));
  return `,${JSON.stringify({ originalEvent, forwards, files, allowedActions, refusedActions, ...added }).slice(1)}`;
}
