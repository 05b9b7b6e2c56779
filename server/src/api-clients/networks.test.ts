import { expect, test } from "vitest";
import { isAllowedFrom, networkOf } from "./networks.ts";

test("an address is let in from its networks alone, mapped to IPv6 too", () => {
  const networks = ["192.0.2.0/24", "2001:db8::/32"];
  const asked = ["192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1::5", "192.0.3.7", "2001:db9::1", "::ffff:10.0.0.1"];
  expect(asked.map((address) => isAllowedFrom(address, networks))).toEqual([true, true, true, false, false, false]);
  expect(isAllowedFrom("198.51.100.1", [])).toBe(true);
});

test("a network is 24 bits of IPv4 and 48 of IPv6", () => {
  const asked = ["192.0.2.7", "::ffff:192.0.2.9", "2001:db8:1::5", "2001:DB8:1:2:3:4:5:6", "::1", "fe80::1"];
  expect(asked.map(networkOf)).toEqual([
    "192.0.2.0/24",
    "192.0.2.0/24",
    "2001:db8:1::/48",
    "2001:db8:1::/48",
    "0:0:0::/48",
    "fe80:0:0::/48",
  ]);
});
