import { chromium, expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findOrder } from "../support/find-order.ts";
import { chromiumOptions } from "../support/chromium-options.ts";
import { logIn } from "../support/log-in.ts";
import { startPortal } from "../support/start-portal.ts";
import { loginOf, placesOf, widths, type Place, type Visitor } from "./places.ts";

const patience = 30_000;
const folder = join(import.meta.dirname, "../../pictures");
mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch(chromiumOptions());
let taken = 0;

/** The path of a place, with the order that it names looked up. */
async function findPath(page: Page, path: string): Promise<string> {
  const state = /\{(\w+)\}/.exec(path)?.[1];
  if (state === undefined) return path;
  const eventId = await findOrder(page, path.startsWith("/vendor") ? "SUPPLIER" : "SUBSCRIBER", state);
  return path.replace(`{${state}}`, String(eventId));
}

/** The product admin starts in the first of all organizations, which may have no orders; the own one has. */
async function workAtHome(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("access_token"));
  const answer = await fetch(`${portal.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  const { organizationRoles } = (await answer.json()) as { organizationRoles: { organizationId: string }[] };
  await page.evaluate((id) => localStorage.setItem("ORGANIZATION", id), organizationRoles[0]?.organizationId ?? "");
}

async function takePlace(page: Page, { name, path }: Place, suffix: string): Promise<void> {
  await page.goto(await findPath(page, path));
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0, { timeout: patience });
    await page.screenshot({ path: join(folder, `${name}-${width}${suffix}.png`), fullPage: width < 600 });
    taken += 1;
  }
}

async function takeAll(visitor: Visitor, colorScheme: "light" | "dark"): Promise<void> {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: "fi-FI",
    timezoneId: "Europe/Helsinki",
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (visitor !== "nobody") await logIn(page, loginOf(visitor));
  if (visitor === "productAdmin") await workAtHome(page);
  const suffix = `-${visitor}${colorScheme === "dark" ? "-dark" : ""}`;
  for (const place of placesOf[visitor] ?? []) await takePlace(page, place, suffix);
  await context.close();
}

try {
  for (const visitor of Object.keys(placesOf) as Visitor[]) await takeAll(visitor, "light");
  await takeAll("subscriber", "dark");
} finally {
  await browser.close();
  await portal.stop();
}
console.log(`${taken} pictures in ${folder}`);
