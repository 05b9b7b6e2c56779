import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { address } from "./address.ts";
import { apiUser, newApiUser, type ApiUser } from "./api-user.ts";
import type { Login } from "./demo.ts";
import { startPortal, type Portal } from "./start-portal.ts";
import { listenForTroubles, type Troubles } from "./troubles.ts";

type EnterOptions = BrowserContextOptions & {
  /** Works for the organization of this login instead of the own one; for the product admin. */
  as?: Login;
  /** Another portal than that of the stories. */
  portal?: string;
  /** A session of its own, because the story ends it. */
  ownSession?: boolean;
  /** False where the story looks at the page while it loads. */
  waits?: boolean;
  /** Prepares the page before its first request. */
  before?: (page: Page) => Promise<unknown>;
};

/** Opens a page in a browser of its own, in which the user is logged in already. */
export type Enter = (login: Login, path: string, options?: EnterOptions) => Promise<Page>;

/** The language that the other portal offers beside Finnish: the Finnish catalogue, each of its sentences in brackets. */
export const pseudo = "en-XA";

/** Who comes to the portal day after day; the hints of the first day have a story of their own. */
export const readHints = "subscriber supplier faultHandler control productAdmin";

/** What the browser of a user remembers. */
export function rememberedOf({ token, id, organizationId }: ApiUser, as?: ApiUser): Record<string, string> {
  return {
    access_token: token,
    USER: id,
    ORGANIZATION: as?.organizationId ?? organizationId,
    loggedIn: "true",
    [`hints:${id}`]: readHints,
  };
}

function loggedIn(portal: string, user: ApiUser, as: ApiUser | undefined) {
  const localStorage = Object.entries(rememberedOf(user, as)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: portal, localStorage }] };
}

/**
 * A story of the portal. It fails when any page of it writes an error to the console, throws, or breaks the content
 * security policy, unless the story says that it does so on purpose.
 */
export const test = base.extend<
  {
    strict: boolean;
    troubles: Troubles;
    enter: Enter;
    /** A page of somebody else's browser, in which nobody is logged in. */
    elsewhere: () => Promise<Page>;
  },
  {
    /**
     * A portal with a demo of its own that sends no mail, has a name, as passkeys need, and speaks the pseudo-language too.
     * To start one costs as much as a dozen pages: the stories of a worker share it, and leave each other's users alone.
     */
    otherPortal: Portal;
  }
>({
  otherPortal: [
    async ({ browserName: _browser }, provide) => {
      const portal = await startPortal({ name: "localhost", mail: false, others: [pseudo] });
      await provide(portal);
      await portal.stop();
    },
    // Time of its own, not that of the story that asks first.
    { scope: "worker", timeout: 180_000 },
  ],
  strict: [false, { option: true }],
  troubles: [
    async ({ strict }, provide) => {
      const troubles = listenForTroubles({ strict });
      await provide(troubles);
      expect(troubles.found(), "errors of the pages").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, troubles }, provide) => {
    await troubles.watch(context);
    await provide(context);
  },
  elsewhere: async ({ browser, troubles }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await troubles.watch(context);
      return await context.newPage();
    });
    for (const context of opened) await context.close();
  },
  enter: async ({ browser, troubles }, provide) => {
    const opened: Page[] = [];
    await provide(async (login, path, { as, portal, ownSession = false, waits = true, before, ...options } = {}) => {
      const user = ownSession || portal ? await newApiUser(login, portal) : await apiUser(login);
      const other = as && (await apiUser(as));
      const storageState = loggedIn(portal ?? address, user, other);
      const context = await browser.newContext({ baseURL: portal ?? address, ...options, storageState });
      await troubles.watch(context);
      const page = await context.newPage();
      opened.push(page);
      await before?.(page);
      await page.goto(path);
      if (waits) await page.getByRole("heading", { level: 1 }).first().waitFor();
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from "@playwright/test";
