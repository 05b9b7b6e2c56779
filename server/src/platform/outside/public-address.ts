import ipaddr from "ipaddr.js";
import { lookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

/** What is called is not of the public internet. */
export class NotPublic extends Error {}

/** All of IPv6 that is given out to the public; beyond it lie mappings to IPv4 (`::7f00:1`) and networks of one's own making. */
const given = ipaddr.parseCIDR("2000::/3");

/** Whether an address is one of the public internet: not of this machine, its network or its cloud. Source: beyond B5 */
export function isPublicAddress(address: string): boolean {
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read.kind() === "ipv4" || read.match(given));
}

/** Whether the host of an address is an IP address that is not public; what a name leads to is judged as it is called. */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Looks a name up and refuses it unless all that it leads to is public. Made with the connection, so that a name cannot mean
 * one address to the check and another to the call; of what is an address already it is not asked.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 4);
    const [first] = found;
    const inside = found.find(({ address }) => !isPublicAddress(address));
    if (!first || inside) return done(new NotPublic(`${host} is not public`), "", 4);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
