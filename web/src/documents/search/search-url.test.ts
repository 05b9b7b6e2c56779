import { describe, expect, it } from "vitest";
import { searchAddress } from "./search-url.ts";

const { write, change } = searchAddress.SUBSCRIBER;
const read = (query: string) => searchAddress.SUBSCRIBER.read(new URLSearchParams(query));

describe("the address of a search", () => {
  it("is basic and empty when it says nothing", () => {
    expect(read("")).toEqual({
      advanced: false,
      criteria: {},
      sort: undefined,
      columns: undefined,
      savedId: undefined,
      page: 0,
      pageSize: 25,
    });
  });

  it.each([
    "q=Mannerheimintie+5",
    "searchType=advanced&type=Inquiry%2COrder&archived=yes&createdFrom=2026-01-01&sort=-requestedDate&page=3&size=50",
    "q=abc&sort=customer&columns=tid%2Cstate&saved=0190f0f0-0000-7000-8000-000000000000&size=all",
  ])("reads back what it writes: %s", (query) => {
    expect(write(read(query)).toString()).toBe(query);
  });

  it("leaves out what is of another role or makes no sense", () => {
    const url = read("subscriber=0190f0f0-0000-7000-8000-000000000000&page=-1&size=7&sort=nothing&columns=nothing");
    expect(write(url).toString()).toBe("");
  });

  it("loses what is of another role, or of no search, when it is changed", () => {
    const query = new URLSearchParams("subscriber=0190f0f0-0000-7000-8000-000000000000&createdFrom=x&mode=edit");
    expect(change(query, { savedId: "s" }).toString()).toBe("createdFrom=x&saved=s");
  });
});
