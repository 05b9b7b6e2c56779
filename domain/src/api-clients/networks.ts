const octet = /^(0|[1-9]\d{0,2})$/;

const isIpv4 = (text: string): boolean => {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => octet.test(part) && Number(part) <= 255);
};

/** Without an embedded IPv4 address and without a zone. */
function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

export type Network = { address: string; prefix: number; family: "ipv4" | "ipv6" };

/** An address or a network as CIDR, `192.0.2.0/24`; null for anything else. */
export function readNetwork(text: string): Network | null {
  const [address = "", length, ...more] = text.split("/");
  if (more.length > 0 || (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length))) return null;
  const family = isIpv4(address) ? "ipv4" : isIpv6(address) ? "ipv6" : null;
  if (family === null) return null;
  const longest = family === "ipv4" ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  return prefix <= longest ? { address, prefix, family } : null;
}
