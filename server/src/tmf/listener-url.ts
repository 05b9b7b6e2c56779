/** Of a callback with this parameter the events come to the callback itself. */
const plainPath = ["runko_path", "plain"] as const;

/** Where an event of a hub is sent: below `/listener` of its callback, unless that asks for it as it stands. Source: beyond A9 */
export function listenerUrl(callback: URL, eventType: string | null): URL {
  const url = new URL(callback);
  const [name, plain] = plainPath;
  const asItStands = url.searchParams.get(name) === plain;
  if (asItStands) url.searchParams.delete(name);
  if (asItStands || eventType === null) return url;
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/listener/${eventType.charAt(0).toLowerCase()}${eventType.slice(1)}`;
  return url;
}
