import { NavigationType } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openHistory, type BrowserHistory } from "./browser-history.ts";
import { guardLeaving, releasePage } from "./leave-guard.ts";

type Entry = { url: string; state: unknown };

/** A window with the history of a browser: what it traverses it tells later, as browsers do. */
class Tab extends EventTarget {
  entries: Entry[] = [{ url: "/first?a=1#part", state: null }];
  at = 0;
  onItsWay = 0;

  get shown(): Entry {
    return this.entries[this.at] ?? { url: "/", state: null };
  }

  get location() {
    const { pathname, search, hash, origin } = new URL(this.shown.url, "http://portal.test");
    return { pathname, search, hash, origin, assign: (url: string) => this.push(null, url) };
  }

  private push(state: unknown, url: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { url, state }];
    this.at += 1;
  }

  /** A link to a place of the shown page, which browsers follow by themselves. */
  follow(url: string): void {
    this.push(null, url);
    this.dispatchEvent(new Event("popstate"));
  }

  get history() {
    return {
      state: this.shown.state,
      pushState: (state: unknown, _: string, url: string) => this.push(state, url),
      replaceState: (state: unknown, _: string, url = this.shown.url) => {
        this.entries[this.at] = { url, state };
      },
      go: (delta: number) => {
        this.onItsWay += 1;
        setTimeout(() => {
          this.onItsWay -= 1;
          if (!this.entries[this.at + delta]) return;
          this.at += delta;
          this.dispatchEvent(new Event("popstate"));
        });
      },
    };
  }
}

let tab: Tab;
let history: BrowserHistory;
let told: string[];
let close: () => void;

/** Until nothing is on its way any more. */
async function settled(): Promise<void> {
  while (tab.onItsWay > 0) await new Promise((resolve) => setTimeout(resolve));
}

/** The test's tab has of a window what a history needs. */
const open = () => openHistory(tab as unknown as Window);

beforeEach(() => {
  tab = new Tab();
  history = open();
  told = [];
  close = history.listen(({ location, navigationType }) => told.push(`${navigationType} ${location.pathname}`));
});

afterEach(() => {
  close();
  releasePage();
});

describe("a history without a guard", () => {
  it("says where it stands, and tells each change", async () => {
    expect(history.shown()).toMatchObject({
      location: { pathname: "/first", search: "?a=1", hash: "#part", state: null, key: "default" },
      navigationType: NavigationType.Pop,
    });
    history.push({ pathname: "/second", search: "", hash: "" }, { from: "/first" });
    expect(history.shown().location.state).toEqual({ from: "/first" });
    history.replace("/third");
    history.go(-1);
    await settled();
    expect(told).toEqual(["PUSH /second", "REPLACE /third", "POP /first"]);
    expect(tab.entries.map(({ url }) => url)).toEqual(["/first?a=1#part", "/third"]);
  });

  it("keeps the name of an entry over a reload, so that its scroll is found again", () => {
    history.push("/second");
    const { key } = history.shown().location;
    close();
    expect(open().shown().location.key).toBe(key);
  });
});

describe("a history whose page holds unsaved changes", () => {
  let asked: (() => void)[];

  beforeEach(() => {
    history.push("/list");
    history.push("/form");
    told = [];
    asked = [];
    guardLeaving((leave) => asked.push(leave));
  });

  it.each([
    ["a link", () => history.push("/other"), "PUSH /other"],
    ["a replacement", () => history.replace("/other"), "REPLACE /other"],
    ["Back", () => history.go(-1), "POP /list"],
    ["Back by two", () => history.go(-2), "POP /first"],
  ])("asks before %s, stays meanwhile, and goes when the user agrees", async (_, leave, left) => {
    leave();
    await settled();
    expect([tab.shown.url, told, asked.length]).toEqual(["/form", [], 1]);
    asked[0]?.();
    await settled();
    expect(told).toEqual([left]);
  });

  it("asks again after the user has stayed, and goes where the last try led", async () => {
    history.go(-1);
    await settled();
    history.go(-2);
    await settled();
    expect([tab.shown.url, asked.length]).toEqual(["/form", 2]);
    asked[1]?.();
    await settled();
    expect(told).toEqual(["POP /first"]);
  });

  it("asks before Forward, and before leaving a page that was reached by Back", async () => {
    releasePage();
    history.go(-1);
    await settled();
    guardLeaving((leave) => asked.push(leave));
    history.go(1);
    await settled();
    expect([tab.shown.url, asked.length]).toEqual(["/list", 1]);
    asked[0]?.();
    await settled();
    expect(told).toEqual(["POP /list", "POP /form"]);
  });

  it("leaves at once what is saved", async () => {
    releasePage();
    history.go(-1);
    await settled();
    expect([told, asked.length]).toEqual([["POP /list"], 0]);
  });

  it("lets a place of the same page be gone to and come back from, and counts its entry", async () => {
    tab.follow("/form#part");
    history.go(-1);
    await settled();
    expect([told, asked.length]).toEqual([["POP /form", "POP /form"], 0]);
    history.go(1);
    await settled();
    history.go(-2);
    await settled();
    expect([tab.shown.url, asked.length]).toEqual(["/form#part", 1]);
    asked[0]?.();
    await settled();
    expect(told.at(-1)).toBe("POP /list");
  });

  it("stays also when Back comes twice before the page is put back", async () => {
    history.go(-1);
    history.go(-1);
    await settled();
    expect([tab.shown.url, told]).toEqual(["/form", []]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it("lets what is released go in the same turn", () => {
    releasePage();
    history.push("/saved");
    expect([told, asked.length]).toEqual([["PUSH /saved"], 0]);
  });
});
