import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { drawer, sectionLink } from "../support/drawer.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { openUserMenu } from "../support/user-menu.ts";

const words = texts.shell;

const barColor = async (page: Page) =>
  await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
const pageColor = async (page: Page) => await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function chooseLook(page: Page, title: string, choice: string): Promise<void> {
  await openUserMenu(page);
  const item = page.getByRole("menuitemradio", { name: `${title}: ${choice}` });
  await item.click();
  await expect(item).toBeChecked();
  await page.keyboard.press("Escape");
}

test("the chosen palette and theme stay, also in another tab and after a reload", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber");
  const other = await page.context().newPage();
  await other.goto("/subscriber/documents?type=Order");
  const before = { bar: await barColor(page), page: await pageColor(page) };

  await chooseLook(page, words.palette, words.palettes.forest);
  const green = await barColor(page);
  expect(green).not.toBe(before.bar);
  await expect.poll(() => barColor(other)).toBe(green);

  await chooseLook(page, words.theme, words.themes.dark);
  const dark = await pageColor(page);
  expect(dark).not.toBe(before.page);
  await expect.poll(() => pageColor(other)).toBe(dark);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await pageColor(page)).toBe(dark);
  await openUserMenu(page);
  await expect(page.getByRole("menuitemradio", { name: `${words.palette}: ${words.palettes.forest}` })).toBeChecked();
});

test("the theme follows the system until one is chosen, and each area has its own bar", async ({ enter }) => {
  const page = await enter("supplier", "/subscriber", { colorScheme: "light" });
  const light = await pageColor(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => pageColor(page)).not.toBe(light);
  const subscriberBar = await barColor(page);
  await labelled(page, "link", words.areas.supplier).click();
  await expect(page).toHaveURL("/vendor");
  await expect.poll(() => barColor(page)).not.toBe(subscriberBar);
});

test("the drawer stays narrow once it was made so", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber/documents?type=Order");
  const width = async () => (await drawer(page).boundingBox())?.width;
  expect(await width()).toBe(256);
  await labelled(page, "button", words.shrinkDrawer).click();
  await expect.poll(width).toBe(56);
  await page.reload();
  await expect(labelled(page, "button", words.widenDrawer)).toBeVisible();
  expect(await width()).toBe(56);
  const faults = sectionLink(drawer(page), "Fault");
  await faults.click();
  await expect(page).toHaveURL(/type=Fault/);
  await expect(faults).toHaveAttribute("aria-current", "page");
  await labelled(page, "button", words.widenDrawer).click();
  await expect.poll(width).toBe(256);
  // The whole row of the section that is shown is marked, with what stands beside its name.
  const marked = await faults.evaluate((link) => {
    const isMarked = (one: Element | null) => one && !getComputedStyle(one).backgroundColor.endsWith(", 0)");
    return [link, link.parentElement].find(isMarked)?.getBoundingClientRect().width;
  });
  expect(marked).toBeGreaterThan(250);
});

test("on a narrow screen the drawer slides over the page and goes after a choice", async ({ enter }) => {
  const page = await enter("supplier", "/vendor", { viewport: { width: 1263, height: 800 } });
  await expect(drawer(page)).toBeHidden();
  await labelled(page, "button", words.openDrawer).click();
  const sliding = page.getByRole("dialog", { name: words.drawer });
  await sectionLink(sliding, "Order").click();
  await expect(page).toHaveURL(/\/vendor\/documents\?type=Order/);
  await expect(sliding).toBeHidden();
});

/** Lines that the name of a tab takes, which is the first thing in it. */
const linesOf = ({ firstChild }: Element) => {
  const range = document.createRange();
  if (firstChild) range.selectNodeContents(firstChild);
  return range.getClientRects().length;
};

test("no area's name breaks, and the bar ends with the window, at any width that has tabs", async ({ enter }) => {
  const page = await enter("productAdmin", "/control", { viewport: { width: 960, height: 700 } });
  const tabs = page.getByRole("banner").getByRole("navigation").getByRole("link");
  for (const width of [960, 1024, 1093, 1138, 1263, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    for (const tab of await tabs.all()) expect(await tab.evaluate(linesOf), `lines at ${width}`).toBe(1);
    const bar = await page.getByRole("banner").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(bar, `beyond the bar at ${width}`).toBe(0);
  }
  const organization = await page.evaluate(() => localStorage.getItem("ORGANIZATION") ?? "");
  await page.goto(`/control/organizations/${organization}/info`);
  const groups = page.getByRole("navigation", { name: texts.controlOrganizations.tabList }).getByRole("link");
  await expect(groups.first()).toBeVisible();
  for (const width of [320, 360, 640, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    for (const tab of await groups.all()) expect(await tab.evaluate(linesOf), `lines at ${width}`).toBe(1);
    const tops = await groups.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width}`).toBe(1);
  }
});
