import { expect, type Locator, type Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";

type State = keyof typeof texts.documents.manyInState;
export type Counts = Partial<Record<State, number>>;

const states = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"] as const;

const nameOf = (state: State) =>
  new RegExp(`^${texts.shell.count(texts.documents.manyInState[state], 0).replace("0", "(\\d+)")}(,|$)`);

export const drawer = (page: Page): Locator => page.getByRole("navigation", { name: texts.shell.drawer });

/** The link to all documents of a type, whatever waits before it and is unread beside it. */
export const sectionLink = (inside: Locator, type: keyof typeof texts.documents.types): Locator =>
  inside.getByRole("link", { name: new RegExp(`(^| )${texts.documents.types[type].many}`) });

/** The counts of orders as the side drawer shows them now. */
export async function readCounts(page: Page): Promise<Counts> {
  const entries = states.map(async (state) => {
    const label = await drawer(page)
      .getByRole("link", { name: nameOf(state) })
      .getAttribute("aria-label");
    return [state, Number(nameOf(state).exec(label ?? "")?.[1])] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Expects the counts to differ from those before by just this, as soon as a live change must show (U10). */
export async function expectCounts(page: Page, before: Counts, change: Counts): Promise<void> {
  const wanted = Object.fromEntries(states.map((state) => [state, (before[state] ?? 0) + (change[state] ?? 0)]));
  await expect.poll(() => readCounts(page), { timeout: 2_000, intervals: [50] }).toEqual(wanted);
}
