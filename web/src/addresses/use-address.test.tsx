// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useLocation } from "react-router";
import { GuardedRouter } from "../leaving/guarded-router.tsx";
import { guardLeaving, releasePage } from "../leaving/leave-guard.ts";
import { address } from "./address.ts";
import { pages } from "./list-parts.ts";
import { oneOf, textOf } from "./parts.ts";
import { useAddress } from "./use-address.ts";

const listed = address({ state: oneOf("state", ["new", "old"]), text: textOf("q"), ...pages });

afterEach(releasePage);

function mount(query: string) {
  history.replaceState(null, "", `/list${query}`);
  const { result } = renderHook(() => useAddress(listed), { wrapper: GuardedRouter });
  return () => result.current;
}

test("a choice is seen at once, leads to the first page and is a step that can be gone back", () => {
  const at = mount("?page=3&size=50");
  const before = history.length;
  act(() => at().change({ state: "new" }));
  expect(at().url).toEqual({ state: "new", text: "", page: 0, pageSize: 50 });
  expect(location.search).toBe("?state=new&size=50");
  expect(history.length).toBe(before + 1);
});

test("what a choice brings to the page reads it at once, before the router has drawn it", () => {
  history.replaceState(null, "", "/list");
  const seen: unknown[] = [];
  const Inside = () => {
    seen.push(useAddress(listed).url.state);
    return null;
  };
  const Page = () => {
    const { url, change } = useAddress(listed);
    if (url.state) return <Inside />;
    return (
      <button type="button" onClick={() => change({ state: "new" })}>
        choose
      </button>
    );
  };
  render(<Page />, { wrapper: GuardedRouter });
  fireEvent.click(screen.getByText("choose"));
  expect(new Set(seen)).toEqual(new Set(["new"]));
});

test("two choices before the page is drawn anew add up", () => {
  const at = mount("");
  act(() => {
    const { change } = at();
    change({ state: "old" });
    change({ text: "oy" });
  });
  expect(location.search).toBe("?state=old&q=oy");
  expect(at().url).toMatchObject({ state: "old", text: "oy" });
});

test("a choice adds to what a link has said meanwhile, though it is not drawn yet", () => {
  const at = mount("?q=oy");
  history.replaceState(history.state, "", "/list?q=ab&state=old");
  act(() => at().change({ page: 2 }));
  expect(location.search).toBe("?state=old&q=ab&page=3");
});

test("what is typed leaves no steps", () => {
  const at = mount("?page=2");
  const before = history.length;
  act(() => at().change({ text: "o" }, { replace: true }));
  act(() => at().change({ text: "oy" }, { replace: true }));
  expect(location.search).toBe("?q=oy");
  expect(history.length).toBe(before);
});

test("the same schema and address give the same values, so that nothing is drawn anew", () => {
  const at = mount("?q=oy");
  const { url } = at();
  act(() => at().change({ text: "oy" }, { replace: true }));
  expect(at().url).toBe(url);
});

test("a choice that is held back by something unsaved is not seen as made until it is", () => {
  const at = mount("?q=oy");
  let go = () => {};
  guardLeaving((leave) => (go = leave));
  act(() => at().change({ state: "new" }));
  expect(at().url.state).toBeUndefined();
  act(() => go());
  expect(location.search).toBe("?state=new&q=oy");
  expect(at().url.state).toBe("new");
});

test("a choice that its presser shows is drawn with its address, once", () => {
  history.replaceState(null, "", "/list");
  const drawn: string[] = [];
  const Page = () => {
    const { url, change } = useAddress(listed);
    drawn.push(`${url.state ?? ""} ${useLocation().search}`);
    return (
      <button type="button" onClick={() => change({ state: "old" }, { later: true })}>
        sort
      </button>
    );
  };
  render(<Page />, { wrapper: GuardedRouter });
  fireEvent.click(screen.getByText("sort"));
  expect([...new Set(drawn)]).toEqual([" ", "old ?state=old"]);
});
