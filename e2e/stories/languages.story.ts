import type { Browser, Page } from "@playwright/test";
import { wordsOutside } from "@runko/domain/texts/en-xa/words-outside";
import { languageNames } from "@runko/domain/texts/languages";
import { texts } from "@runko/domain/texts/texts";
import { textsFor } from "@runko/domain/texts/texts-for";
import { saidOn } from "../judges/find-foreign-words.ts";
import { gatherData } from "../judges/gather-data.ts";
import { controlPlaces, placesOf, publicPlaces, type Place, type Visitor } from "../pictures/places.ts";
import { newApiUser, type ApiUser } from "../support/api-user.ts";
import { demoLogins, demoPassword, type Login } from "../support/demo.ts";
import { documentOf } from "../support/find-document.ts";
import { labelled } from "../support/labelled.ts";
import { fillLogin } from "../support/log-in.ts";
import { arrivalOf, pathOf, specRoutes, visitorOf } from "../support/spec-routes.ts";
import { expect, pseudo, test } from "../support/story.ts";
import type { Troubles } from "../support/troubles.ts";
import { openOwnData } from "../support/user-menu.ts";

// What stands outside of the brackets is Finnish.
const strange = textsFor(pseudo);
const places: Partial<Record<Visitor, readonly Place[]>> = {
  nobody: publicPlaces,
  subscriber: placesOf.subscriber,
  supplier: placesOf.otherSupplier,
  otherErrorHandler: placesOf.otherErrorHandler,
  productAdmin: controlPlaces,
};

type Opening = { browser: Browser; troubles: Troubles };

let portal: { url: string };
const users = new Map<Login, Promise<ApiUser>>();

// One portal that offers two languages serves all of these.
test.describe.configure({ mode: "default" });
test.beforeAll(({ otherPortal }) => {
  portal = otherPortal;
});

async function userOf(login: Login): Promise<ApiUser> {
  const user = users.get(login) ?? newApiUser(login, portal.url);
  users.set(login, user);
  return await user;
}

async function stateAt(path: string): Promise<string> {
  const state = /\{([A-Z_]+)\}/.exec(path)?.[1];
  if (state === undefined) return path;
  const isVendor = path.startsWith("/vendor");
  const user = await userOf(isVendor ? "supplier" : "subscriber");
  const id = await documentOf(user, isVendor ? "SUPPLIER" : "SUBSCRIBER", "orders", { eventState: state });
  return path.replace(`{${state}}`, String(id));
}

/** Every screen of the specification that this visitor sees. */
async function specPathsOf(visitor: Visitor): Promise<string[]> {
  const routes = specRoutes.filter((route) => visitorOf(route) === visitor);
  return await Promise.all(routes.map((route) => pathOf(route, userOf)));
}

/** More states of some. */
async function morePathsOf(visitor: Visitor): Promise<string[]> {
  return await Promise.all((places[visitor] ?? []).map(({ path }) => stateAt(path)));
}

const speaking = async (page: Page): Promise<void> =>
  await page.context().addCookies([{ name: "language", value: pseudo, url: portal.url }]);

/** The words of a page that are neither the catalogue's nor anybody's data. */
async function finnishOn(page: Page, gathered: ReturnType<typeof gatherData>): Promise<string[]> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Four visitors load their first page at once, on whatever else the machine does.
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0, { timeout: 30_000 });
  const words = await saidOn(page);
  const said = words.match(/⟦/g)?.length ?? 0;
  return [
    ...new Set(wordsOutside(words, [...(await gathered()), ...Object.values(languageNames)])),
    ...(said < 5 ? ["(hardly a word of the catalogue)"] : []),
  ];
}

/** What is amiss on the screens of this visitor: Finnish on any, and an address of the specification that does not stand. */
async function walk(page: Page, visitor: Visitor): Promise<Record<string, string[]>> {
  const data = gatherData(page);
  const found: Record<string, string[]> = {};
  const specPaths = new Set(await specPathsOf(visitor));
  let walked = "";
  const add = (path: string, ...words: string[]) => {
    if (words.length > 0) found[path] = [...(found[path] ?? []), ...words];
  };
  page.on("response", (response) => {
    if (response.status() === 404 && specPaths.has(walked)) add(walked, `404 of ${response.url()}`);
  });
  for (const path of new Set([...specPaths, ...(await morePathsOf(visitor))])) {
    walked = path;
    await page.goto(path);
    add(path, ...(await finnishOn(page, data)));
    if (!specPaths.has(path)) continue;
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await expect.soft(page, path).toHaveURL(({ pathname }) => pathname.startsWith(arrivalOf(path)));
  }
  return found;
}

/** A page of a portal that offers both languages; `language` is what its browser was told to speak. */
async function openPage({ browser, troubles }: Opening, language?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url });
  await troubles.watch(context);
  if (language) await context.addCookies([{ name: "language", value: language, url: portal.url }]);
  return await context.newPage();
}

const isSpoken = (page: Page, language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);

test("every route of the specification stands (§2), and no Finnish is left on any screen for a reader of another language", async ({
  browser,
  enter,
  troubles,
}) => {
  // Over a hundred screens, on a machine that other stories load.
  test.setTimeout(360_000);
  troubles.allow(/status of 404/);
  const stranger = await openPage({ browser, troubles }, pseudo);
  const entered = (["subscriber", "supplier", "otherErrorHandler", "productAdmin"] as const).map(async (login) =>
    walk(await enter(login, "/health/live", { portal: portal.url, waits: false, before: speaking }), login),
  );
  const found = await Promise.all([walk(stranger, "nobody"), ...entered]);
  expect(Object.assign({}, ...found)).toEqual({});
  await isSpoken(stranger, pseudo);
  await stranger.context().close();
});

test("Finnish is found that a page or an answer of the API says", async ({ enter, troubles }) => {
  troubles.allow(/status of 403/);
  const page = await enter("subscriber", "/health/live", { portal: portal.url, waits: false, before: speaking });
  const data = gatherData(page);
  await page.goto("/info/faq");
  expect(await finnishOn(page, data)).toEqual([]);
  await page.evaluate((text) => document.body.append(text), texts.common.saveChanges);
  expect(await finnishOn(page, data)).toEqual(texts.common.saveChanges.split(" "));

  const problem = { type: "x", title: texts.problems.titles.FORBIDDEN, status: 403, code: "FORBIDDEN", requestId: "1" };
  await page.route("**/api/faq*", (route) => route.fulfill({ status: 403, json: problem }));
  await page.goto("/info/faq");
  await expect(page.getByText(problem.title)).toBeVisible();
  expect(await finnishOn(page, data)).toEqual(problem.title.split(" "));
});

test("a user reads the portal in the language of the own data, in every browser that logs in", async ({
  browser,
  troubles,
}) => {
  const choose = async (page: Page, words: typeof strange, language: string) => {
    const { firstName, lastName } = await (
      await userOf("supplier")
    ).call<{ firstName: string; lastName: string }>("users/me");
    await labelled(page, "button", words.shell.userMenu(`${firstName} ${lastName}`)).click();
    await labelled(page, "menuitem", words.shell.ownData).click();
    await labelled(page.getByRole("dialog"), "combobox", words.ownData.language).selectOption(language);
    await isSpoken(page, language);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  };
  const finnish = textsFor("fi");
  const [page, other] = [await openPage({ browser, troubles }), await openPage({ browser, troubles })];
  await page.goto("/login");
  await isSpoken(page, "fi");
  await fillLogin(page, demoLogins.supplier);
  await page.getByRole("banner").waitFor();
  await choose(page, finnish, pseudo);
  expect(wordsOutside(await page.title())).toEqual([]);

  await other.goto("/login");
  await isSpoken(other, "fi");
  await fillLogin(other, demoLogins.supplier);
  await isSpoken(other, pseudo);
  await other.getByRole("banner").waitFor();
  await choose(other, strange, "fi");
  await page.reload();
  await isSpoken(page, pseudo);
  for (const one of [page, other]) await one.context().close();
});

test("who has not logged in chooses the language by the keyboard, for the page and its answers", async ({
  browser,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const page = await openPage({ browser, troubles });
  await page.goto("/more-info");
  await isSpoken(page, "fi");
  await page
    .getByRole("list", { name: texts.login.language })
    .getByRole("button", { name: languageNames[pseudo] })
    .focus();
  await page.keyboard.press("Enter");
  await isSpoken(page, pseudo);
  await page.goto("/login");
  await isSpoken(page, pseudo);
  const choice = page.getByRole("list", { name: strange.login.language });
  await expect(choice.getByRole("button", { name: languageNames[pseudo] })).toHaveAttribute("aria-current", "true");
  await labelled(page, "textbox", strange.login.username).fill("nobody@runko.example");
  await page.locator("input[type=password]").fill("a wrong password");
  await page.keyboard.press("Enter");
  await expect(page.getByText(strange.problems.titles.LOGIN_FAILED)).toBeVisible();
  await labelled(page, "textbox", strange.login.username).fill(demoLogins.otherSupplier);
  await page.locator("input[type=password]").fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.getByRole("banner").waitFor();
  await isSpoken(page, pseudo);
  expect(await (await userOf("otherSupplier")).call("users/me")).toMatchObject({ language: pseudo });
  await page.context().close();
});

test("the language waits while the own data hold changes, which a page fetched anew would lose", async ({ enter }) => {
  const page = await enter("subscriber", "/subscriber", { portal: portal.url });
  await openOwnData(page);
  const dialog = page.getByRole("dialog");
  const choice = labelled(dialog, "combobox", texts.ownData.language);
  await expect(choice).toBeEnabled();
  await labelled(dialog, "textbox", texts.ownData.firstName).fill("Toinen");
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAccessibleDescription(texts.ownData.languageWaits);
});
