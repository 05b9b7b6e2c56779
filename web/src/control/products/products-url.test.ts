import { expect, test } from "vitest";
import { filterOfList, lists } from "./product-filter.ts";
import { productsAddress, productsPath } from "./products-url.ts";

const read = (query: string) => productsAddress.read(new URLSearchParams(query));

test("what the address of the products says is read and written alike", () => {
  const query = "tab=OrganizationsProducts&id=p&cp=c&src=o&group=g&active=0&q=kuitu&sort=-monthlyFee&page=3&size=50";
  expect(productsAddress.write(read(query)).toString()).toBe(query);
  expect(productsAddress.write(read("")).toString()).toBe("");
  expect(productsPath({ tab: "Visibility", id: "p" })).toBe("/control/products?tab=Visibility&id=p");
  expect(productsPath({})).toBe("/control/products");
});

test("what it cannot say is as if it were not said", () => {
  expect(read("tab=Muu&active=2&sort=inUse&page=0&size=3")).toMatchObject({
    tab: undefined,
    active: undefined,
    sort: undefined,
    page: 0,
    pageSize: 25,
  });
});

test("a list is narrowed, searched and sorted by the server", () => {
  const url = read("group=g&active=1&q=10%25 kuitu&sort=-monthlyFee&page=2");
  expect(filterOfList(url, lists.products, 25)).toEqual({
    where: {
      and: [
        { productGroupId: "g" },
        { active: true },
        { or: [{ name: { ilike: "%10\\%%" } }, { description: { ilike: "%10\\%%" } }] },
        { or: [{ name: { ilike: "%kuitu%" } }, { description: { ilike: "%kuitu%" } }] },
      ],
    },
    order: ["monthlyFee DESC"],
    limit: 25,
    skip: 25,
  });
  expect(filterOfList(read("sort=monthlyFee&group=g&active=1"), lists.groups, 25)).toEqual({ limit: 25, skip: 0 });
});
