import { expect, type Page } from "@playwright/test";
import type { Login } from "../support/demo.ts";
import type { Enter } from "../support/story.ts";
import type { Troubles } from "../support/troubles.ts";

/** What a screen is shown with; `page` is of a browser in which nobody is logged in. */
export type Stage = { page: Page; enter: Enter; troubles: Troubles };

/** One screen in one of its states. */
export type Screen = {
  name: string;
  show: (stage: Stage) => Promise<Page>;
  /** Set where the screen exists on some widths only. */
  width?: number;
  /** Still fetching, on purpose. */
  waits?: boolean;
};

/** A page of which everything has come. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
}

/** What the API is asked under these addresses is never answered, or answered with a failure or an empty list. */
export type Hindrance = { of: RegExp; by: "silence" | "failure" | "emptiness" };

/** Opens a page whose requests are hindered from the first on. */
export async function enterHindered(stage: Stage, login: Login, path: string, { of, by }: Hindrance): Promise<Page> {
  const before = (page: Page) => hinder(page, stage, { of, by });
  return await stage.enter(login, path, { waits: false, before });
}

/** Hinders the requests of a page from now on. */
export async function hinder(page: Page, { troubles }: Stage, { of, by }: Hindrance): Promise<void> {
  // The portal asks again what it thinks will pass, such as a 503.
  if (by === "failure") troubles.allow(/status of 500/);
  await page.route(of, async (route) => {
    if (by === "failure") await route.fulfill({ status: 500, body: "" });
    if (by === "emptiness") await route.fulfill({ json: [], headers: { "x-total-count": "0" } });
  });
}
