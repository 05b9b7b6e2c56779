import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { address } from "./address.ts";
import { boundedPages, dayOf, listOf, pages, sortBy, usually } from "./list-parts.ts";
import { flag, given, idOf, oneOf, textOf } from "./parts.ts";

const parts = {
  tab: oneOf("tab", ["one", "two"]),
  organizationId: idOf("src"),
  mode: usually("mode", ["basic", "full"], "basic"),
  own: flag("own"),
  advanced: flag("searchType", "advanced"),
  edit: given("edit"),
  from: dayOf("from"),
  suppliers: listOf("supplier"),
  text: textOf("q"),
  sort: sortBy(["name", "createdAt"]),
  ...pages,
};
const schema = address(parts);
const shared = address(parts, { shared: true });
const names = ["tab", "src", "mode", "own", "searchType", "edit", "from", "supplier", "q", "sort", "page", "size"];
const read = (query: string) => schema.read(new URLSearchParams(query));

const usual = {
  tab: undefined,
  organizationId: undefined,
  mode: "basic",
  own: false,
  advanced: false,
  edit: false,
  from: "",
  suppliers: [],
  text: "",
  sort: undefined,
  page: 0,
  pageSize: 25,
};

const one = fc.string({ minLength: 1 }).filter((said) => !said.includes(","));
const url = fc.record({
  tab: fc.constantFrom("one" as const, "two" as const, undefined),
  organizationId: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  mode: fc.constantFrom("basic" as const, "full" as const),
  own: fc.boolean(),
  advanced: fc.boolean(),
  edit: fc.boolean(),
  from: fc.constantFrom("", "2026-02-28"),
  suppliers: fc.uniqueArray(one),
  text: fc.string(),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom("name" as const, "createdAt" as const),
      direction: fc.constantFrom("asc" as const, "desc" as const),
    }),
    { nil: undefined },
  ),
  page: fc.nat(),
  pageSize: fc.constantFrom(25 as const, 50 as const, 75 as const, "all" as const),
});
const query = fc
  .array(fc.tuple(fc.constantFrom(...names, "foreign"), fc.oneof(fc.string(), fc.constantFrom("1", "-name", "two"))))
  .map((said) => new URLSearchParams(said));

describe("the schema of an address", () => {
  test("reads back what it writes", () => {
    fc.assert(
      fc.property(url, (said) => {
        expect(schema.read(schema.write(said))).toEqual(said);
      }),
    );
  });

  test("writes what it has read so that it says the same, and once", () => {
    fc.assert(
      fc.property(query, (said) => {
        const written = schema.write(schema.read(said));
        expect(schema.read(written)).toEqual(schema.read(said));
        expect(schema.write(schema.read(written)).toString()).toBe(written.toString());
      }),
    );
  });

  test("says nothing of what is as usual", () => {
    expect(read("")).toEqual(usual);
    expect(schema.write(read("")).toString()).toBe("");
    expect(schema.write({}).toString()).toBe("");
  });

  test.each([
    "tab=three&src=&mode=other&own=yes&searchType=simple&from=2026-02-30&supplier=,&sort=password&page=x&size=7",
    "page=-4",
    "page=0",
    "page=1.5",
    "page=1e400",
    "sort=-",
  ])("takes %s for what is usual", (rubbish) => expect(read(rubbish)).toEqual(usual));

  test("a change leaves the rest as it is, and loses what makes no sense or is nobody's", () => {
    const before = new URLSearchParams("mode=edit&foreign=o&tab=two&page=x&q=a+b");
    expect(schema.change(before, { own: true }).toString()).toBe("tab=two&own=1&q=a+b");
    expect(schema.change(before, { tab: undefined, text: "" }).toString()).toBe("");
    expect(shared.change(before, { tab: undefined, text: "" }).toString()).toBe("foreign=o");
  });

  test("where it is shared, every parameter of others stays", () => {
    fc.assert(
      fc.property(query, url, (said, part) => {
        expect(shared.change(said, part).getAll("foreign")).toEqual(said.getAll("foreign"));
      }),
    );
  });

  test("an old name of a parameter is read, and not written again", () => {
    const renamed = address({ pageSize: usually("size", [25, 50], 25, "pageSize") });
    const old = new URLSearchParams("pageSize=50");
    expect(renamed.read(old)).toEqual({ pageSize: 50 });
    expect(renamed.change(old, {}).toString()).toBe("size=50");
  });

  test("a list that may be too long is not asked for whole", () => {
    expect(address(boundedPages).read(new URLSearchParams("page=3&size=all"))).toEqual({ page: 2, pageSize: 25 });
  });
});
