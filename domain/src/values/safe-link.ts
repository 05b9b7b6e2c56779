/** The address to which a link of a text may lead: another page, a mail, or a place of the portal; null for anything else. */
export function safeLink(href: string): string | null {
  const plain = href.trim();
  if (/[\p{Cc}\s\\]/u.test(plain)) return null;
  if (/^(?:https?:\/\/|mailto:)[^\s]+$/i.test(plain)) return plain;
  return /^\/(?!\/)/.test(plain) ? plain : null;
}

/** Whether the link leads to a page of the portal itself. */
export const isOwnLink = (href: string): boolean => href.startsWith("/");
