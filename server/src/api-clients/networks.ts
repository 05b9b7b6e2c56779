import { readNetwork } from "@runko/domain/api-clients/networks";
import { BlockList, isIPv6 } from "node:net";

/** Whether the address is in one of the networks; without networks every address is. */
export function isAllowedFrom(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;
const GROUPS = 8;
const GROUPS_OF_SITE = 3;

/** What of an address tells one network from another: 24 bits of IPv4, 48 of IPv6. */
export function networkOf(address: string): string {
  const [, ipv4] = IPV4.exec(address) ?? [];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const [before = "", after] = address.toLowerCase().split("::");
  const [first, last] = [before, after].map((half) => (half ? half.split(":") : []));
  const zeros = after === undefined ? 0 : GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...(last ?? [])];
  return `${groups.slice(0, GROUPS_OF_SITE).join(":")}::/48`;
}
