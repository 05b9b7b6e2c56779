import { BlockList, isIPv6 } from "node:net";

/** Networks that are no place for what the portal calls: its own, the machine's, and those of special use. Source: beyond B5 */
const blocked = {
  ipv4: [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
  ],
  // What is written within IPv6 of IPv4 (64:ff9b::/96, 2002::/16) is not called at all: who has IPv4 says so.
  ipv6: [
    "::/128",
    "::1/128",
    "64:ff9b::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "fc00::/7",
    "fe80::/10",
    "fec0::/10",
    "ff00::/8",
  ],
} as const;

const list = new BlockList();
for (const family of ["ipv4", "ipv6"] as const)
  for (const network of blocked[family]) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }

/** Whether an IP address is a public one; of one that maps IPv4 (`::ffff:…`), whether that is. */
export const isPublicAddress = (address: string): boolean => !list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
