const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Content-Disposition of a file to be saved: its name in full, and one in ASCII for old clients. Source: RFC 6266, RFC 8187 */
export function attachmentDisposition(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/gu, "_");
  const full = encodeURIComponent(name.replace(/\p{Surrogate}/gu, "_")).replace(/['()*]/g, escaped);
  return `attachment; filename="${ascii || "_"}"; filename*=UTF-8''${full}`;
}
