import type { Page } from "@playwright/test";
import { apiUser } from "./api-user.ts";
import type { Login } from "./demo.ts";
import { test as quietTest } from "./quiet-page.ts";
import { rememberedOf } from "./story.ts";

type Visitor = Login | "nobody";
type Kept = Map<Visitor, Page>;

const size = { width: 1280, height: 800 };

/** Makes a page as good as new: nothing is remembered, hindered or pointed at. */
async function clear(page: Page, remembered: Record<string, string>): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/health/live");
  await page.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, remembered);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(size);
}

/**
 * A quiet story whose users keep their browsers from one story to the next, since a new one has to fetch and compile the
 * portal again: for many short stories that only look. Who enters as nobody else would gets a browser of its own.
 */
export const test = quietTest.extend<{ take: (visitor: Visitor) => Promise<Page> }, { kept: Kept }>({
  kept: [
    async ({ browser: _browser }, provide) => {
      const kept: Kept = new Map();
      await provide(kept);
      for (const page of kept.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  take: async ({ browser, kept, troubles }, provide) => {
    const leave: (() => void)[] = [];
    await provide(async (visitor) => {
      const page = kept.get(visitor) ?? (await browser.newPage());
      kept.set(visitor, page);
      leave.push(await troubles.watch(page.context()));
      await clear(page, visitor === "nobody" ? {} : rememberedOf(await apiUser(visitor)));
      return page;
    });
    for (const stop of leave) stop();
  },
  page: async ({ take }, provide) => {
    await provide(await take("nobody"));
  },
  enter: async ({ enter, take }, provide) => {
    const taken = new Set<Login>();
    await provide(async (login, path, options = {}) => {
      const { before, waits = true, ...others } = options;
      if (Object.keys(others).length > 0 || taken.has(login)) return await enter(login, path, options);
      taken.add(login);
      const page = await take(login);
      await before?.(page);
      await page.goto(path);
      if (waits) await page.getByRole("heading", { level: 1 }).first().waitFor();
      return page;
    });
  },
});

export { expect } from "@playwright/test";
