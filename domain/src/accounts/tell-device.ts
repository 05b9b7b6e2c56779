const browsers = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPadOS", /\biPad\b/],
  ["iOS", /\biPhone\b|\biPod\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

export type BrowserName = (typeof browsers)[number][0];
export type SystemName = (typeof systems)[number][0];

/** What a browser says of itself in `User-Agent`; null where it is none that people commonly use. */
export function tellDevice(userAgent: string): { browser: BrowserName | null; system: SystemName | null } {
  return {
    browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
    system: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
  };
}

export const browserNames = browsers.map(([name]) => name);
export const systemNames = systems.map(([name]) => name);
