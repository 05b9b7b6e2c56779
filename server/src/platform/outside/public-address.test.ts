import { expect, test } from "vitest";
import { postOutside } from "./post-outside.ts";
import { isPublicAddress } from "./public-address.ts";

const inner = [
  "0.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::a00:1",
  "::1:0:0:1",
  "200::1",
  "4000::1",
  "8000::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
];

test.each(inner)("%s is nobody's public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "193.166.3.2", "::ffff:8.8.8.8", "2a00:1450:400f::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(["https://localhost:9/", "https://127.0.0.1:9/", "https://[::1]:9/", "https://[::127.0.0.1]:9/"])(
  "%s is called neither at first nor once its name leads inside, and is told late",
  async (url) => {
    const posted = await postOutside({
      url: new URL(url),
      headers: {},
      body: "{}",
      inner: false,
      signal: new AbortController().signal,
    });
    expect(posted).toEqual({ error: "BLOCKED_ADDRESS", answer: "", durationMs: 1000 });
  },
);
