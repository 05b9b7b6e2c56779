import { chromium, expect } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "../support/chromium-options.ts";
import { startPortal } from "../support/start-portal.ts";
import { findOrder } from "../support/call-api.ts";
import { logIn } from "../support/log-in.ts";
import { places, visitors, widths, type Place } from "./places.ts";

const folder = join(import.meta.dirname, "../../pictures");
mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch(chromiumOptions());
let taken = 0;

async function takeAll(visitor: Place["visitor"], theme: "light" | "dark"): Promise<void> {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: "fi-FI",
    timezoneId: "Europe/Helsinki",
    colorScheme: theme,
  });
  const page = await context.newPage();
  if (visitor !== "nobody") await logIn(page, visitors[visitor]);
  for (const { name, path, visitor: whose } of places) {
    if (whose !== visitor) continue;
    const state = /\{(\w+)\}/.exec(path)?.[1];
    const role = path.startsWith("/vendor") ? "SUPPLIER" : "SUBSCRIBER";
    const eventId = state && (await findOrder(page, role, state));
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await page.goto(eventId ? path.replace(/\{\w+\}/, String(eventId)) : path);
      await page.getByRole("main").waitFor();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.screenshot({
        path: join(folder, `${name}-${width}${theme === "dark" ? "-dark" : ""}.png`),
        fullPage: width < 600,
      });
      taken += 1;
    }
  }
  await context.close();
}

try {
  for (const visitor of ["nobody", ...Object.keys(visitors)] as Place["visitor"][]) await takeAll(visitor, "light");
  await takeAll("subscriber", "dark");
} finally {
  await browser.close();
  await portal.stop();
}
console.log(`${taken} pictures in ${folder}`);
