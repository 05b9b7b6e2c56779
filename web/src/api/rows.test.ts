// @vitest-environment node
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { fetchEvery, fetchRows, listQuery, type Asked, type RowOf } from "./rows.ts";

// As in a browser: an address without a host is of the page's. The client takes this class when it is loaded.
vi.hoisted(() =>
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, "http://portal.example"), init);
      }
    },
  ),
);

const asked: URL[] = [];

/** A server of rows with these ids, page by page. */
function serve(ids: readonly string[]) {
  vi.stubGlobal("fetch", (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const filter = JSON.parse(url.searchParams.get("filter") ?? "{}") as { limit?: number; skip?: number };
    const skip = filter.skip ?? 0;
    const rows = ids.slice(skip, skip + (filter.limit ?? 25)).map((id) => ({ id, name: id }));
    return Promise.resolve(Response.json(rows, { headers: { "X-Total-Count": String(ids.length) } }));
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test("a list is asked for at its place, with the filter as JSON, and tells its total", async () => {
  serve(["a", "b"]);
  const filter = { where: { active: true }, fields: ["id", "name"], include: ["whitelist"], limit: 1 } as const;
  const found = await fetchRows("/organizations/{id}/products", { path: { id: "x" }, filter });
  expect(found).toEqual({ rows: [{ id: "a", name: "a" }], total: 2 });
  expect(asked[0]?.pathname).toBe("/api/organizations/x/products");
  expect(JSON.parse(asked[0]?.searchParams.get("filter") ?? "")).toEqual(filter);
});

test("every row comes page by page", async () => {
  const ids = Array.from({ length: 1001 }, (_each, index) => String(index));
  serve(ids);
  expect((await fetchEvery("/product-groups", {})).map(({ id }) => id)).toEqual(ids);
  expect(asked).toHaveLength(2);
});

test("what is asked is part of the key", () => {
  const [one, other] = [1, 2].map((limit) => listQuery(["mails"], "/admin/mails", { filter: { limit } }).queryKey);
  expect(one).not.toEqual(other);
});

test("rows have what was asked for and nothing else; what no row has does not compile", () => {
  const whole = () => fetchRows("/users", {});
  expectTypeOf<Awaited<ReturnType<typeof whole>>["rows"][number]>().toExtend<RowOf<"/users">>();
  const chosen = () => fetchRows("/organizations", { filter: { fields: ["id"], include: ["children"] } });
  type Chosen = Awaited<ReturnType<typeof chosen>>["rows"][number];
  expectTypeOf<keyof Chosen>().toEqualTypeOf<"id" | "children">();
  expectTypeOf<undefined>().not.toExtend<Chosen["children"]>();
  type AskedOf<Path extends "/organizations" | "/organizations/{id}/nnis"> = Asked<Path, keyof RowOf<Path>, never>;
  expectTypeOf<{ filter: { fields: "nam"[] } }>().not.toExtend<AskedOf<"/organizations">>();
  expectTypeOf<{ filter: { fields: "name"[] } }>().toExtend<AskedOf<"/organizations">>();
  expectTypeOf<{ filter: object }>().not.toExtend<AskedOf<"/organizations/{id}/nnis">>();
  expect([whole, chosen]).toHaveLength(2);
});
