/** Mails to it are not taken now, whenever that is. */
export const busyDomain = "ruuhka.example";
/** The first mail to an address of it is refused for good, the next is taken. */
export const mendedDomain = "korjattu.example";

const refused = new Set<string>();

/** What the mail server of the stories does with a mail instead of taking it. */
export function mishapOf(mail: string): "lost" | "refused" | undefined {
  const [, to = ""] = /^To: (\S+)/m.exec(mail) ?? [];
  if (to.endsWith(`@${busyDomain}`)) return "lost";
  if (!to.endsWith(`@${mendedDomain}`) || refused.has(to)) return undefined;
  refused.add(to);
  return "refused";
}
