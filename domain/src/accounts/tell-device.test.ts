import { expect, test } from "vitest";
import { tellDevice } from "./tell-device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15", "Safari", "macOS"],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile Safari/604.1", "Chrome", "iOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("of %j: %s, %s", (userAgent, browser, system) => {
  expect(tellDevice(userAgent)).toEqual({ browser, system });
});
