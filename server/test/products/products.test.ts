import { productCategories } from "@runko/domain/enumerations/product-categories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayUseNni } from "../../src/nnis/may-use-nni.ts";
import { loadOrderableProducts } from "../../src/products/load-orderable-products.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup, type TestProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

type Product = { id: string; name: string; refusal: string | null } & Record<string, unknown>;
type Nni = { id: string; identifier: string };

let portal: TestApp;
let subscriber: TestOrganization;
let supplier: TestOrganization;
let group: TestProductGroup;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  subscriber = await makeOrganization(db);
  supplier = await makeOrganization(db, { multiproduct: true });
  group = await makeProductGroup(db, { multi_product: true });
  await makeSubscription(db, subscriber, supplier);
  caller = await portal.signInAs(await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] }));
});
afterAll(() => portal.close());

const path = (of: TestOrganization, rest: string) => `/organizations/${subscriber.id}/suppliers/${of.id}${rest}`;
const productsOf = async (of: TestOrganization, rest = "/products") =>
  (await caller.get<Product[]>(path(of, rest))).body;
const idsOf = (products: Product[]) => products.map(({ id }) => id);

describe("the products of a supplier (D-21)", () => {
  test("are told whole", async () => {
    const customFields = [
      { name: "VLAN", kind: "textField", required: true, onlyForOrders: true, selections: [] },
      { name: "MTU", kind: "select", required: false, onlyForOrders: false, selections: ["1500", "9100"] },
    ] as const;
    const product = await makeProduct(portal.db, supplier, {
      group,
      customFields,
      form_type: "WDM",
      description: "Valo",
    });
    const found = (await productsOf(supplier)).find(({ id }) => id === product.id);
    expect(found).toEqual({
      id: product.id,
      supplierId: supplier.id,
      name: product.name,
      description: "Valo",
      productGroupId: group.id,
      productGroupName: group.name,
      category: "WDM",
      needsNni: false,
      nniType: null,
      initialFee: "100.00",
      monthlyFee: "20.50",
      slaClass: null,
      interfaces: [],
      connectors: [],
      capacities: [],
      customFields,
      multiProductAllowed: true,
      refusal: null,
      refusalText: null,
    });
  });

  test("are public or open to this subscriber, and active", async () => {
    const { db } = portal;
    const stranger = await makeOrganization(db);
    const open = await makeProduct(db, supplier, { whitelist: [subscriber, stranger] });
    const closed = await makeProduct(db, supplier, { whitelist: [stranger] });
    const nobodys = await makeProduct(db, supplier, { whitelist: [] });
    const inactive = await makeProduct(db, supplier, { active: false });
    const ids = idsOf(await productsOf(supplier));
    expect(ids).toContain(open.id);
    for (const hidden of [closed, nobodys, inactive]) expect(ids).not.toContain(hidden.id);
    const parties = { subscriberId: subscriber.id, supplierId: supplier.id, documentType: "Order" } as const;
    const asked = [open, closed, nobodys, inactive].map(({ id }) => id);
    expect((await loadOrderableProducts(db, parties, asked)).map(({ id }) => id)).toEqual([open.id]);
  });

  test("hold those that its parent shares to it, for those whom the parent lets see them", async () => {
    const { db } = portal;
    const child = await makeOrganization(db, { parent_organization_id: supplier.id, public_supplier: true });
    const shared = await makeProduct(db, supplier, {});
    const closed = await makeProduct(db, supplier, { whitelist: [] });
    for (const { id } of [shared, closed])
      await db.insertInto("sub_organization_products").values({ organization_id: child.id, product_id: id }).execute();
    const products = await productsOf(child);
    expect(products.map(({ id, supplierId }) => [id, supplierId])).toEqual([[shared.id, child.id]]);
  });

  test("of one group are those of that group", async () => {
    const own = await makeProductGroup(portal.db);
    const product = await makeProduct(portal.db, supplier, { group: own });
    await makeProduct(portal.db, supplier);
    expect(idsOf(await productsOf(supplier, `/product-groups/${own.id}/products`))).toEqual([product.id]);
  });

  test("an organization that is no supplier of this one answers as one that does not exist", async () => {
    const stranger = await makeOrganization(portal.db);
    await makeProduct(portal.db, stranger);
    const bodies = [];
    for (const id of [stranger.id, "0198a000-0000-7000-8000-000000000000", "nonsense"]) {
      const { status, body } = await caller.get<ProblemBody>(path({ id, name: "" }, "/products"));
      expect(status).toBe(404);
      bodies.push({ ...body, requestId: "" });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});

describe("NNIs (D-22)", () => {
  test("the two lists hold what this subscriber may use of this supplier and group", async () => {
    const { db } = portal;
    const own = await makeProductGroup(db);
    const otherGroup = await makeProductGroup(db);
    const stranger = await makeOrganization(db);
    const parent = await makeOrganization(db);
    const from = await makeNni(db, supplier, {
      identifier: "Ö-1",
      groups: [own],
      rights: [{ organization: subscriber, from: true }],
    });
    const both = await makeNni(db, supplier, {
      identifier: "Z-1",
      groups: [own],
      rights: [{ organization: subscriber, from: true, to: true }],
    });
    const shared = await makeNni(db, parent, {
      identifier: "A-1",
      groups: [own],
      rights: [{ organization: subscriber, to: true }],
    });
    await db.insertInto("sub_organization_nnis").values({ organization_id: supplier.id, nni_id: shared.id }).execute();
    const hidden = [
      await makeNni(db, supplier, { groups: [own], rights: [{ organization: stranger, from: true, to: true }] }),
      await makeNni(db, supplier, {
        groups: [otherGroup],
        rights: [{ organization: subscriber, from: true, to: true }],
      }),
      await makeNni(db, supplier, {
        groups: [own],
        active: false,
        rights: [{ organization: subscriber, from: true, to: true }],
      }),
      await makeNni(db, parent, { groups: [own], rights: [{ organization: subscriber, from: true, to: true }] }),
    ];
    const { body } = await caller.get<{ from: Nni[]; to: Nni[] }>(
      path(supplier, `/product-groups/${own.id}/nni-from-to-arrays`),
    );
    expect(body.from.map(({ id }) => id)).toEqual([both.id, from.id]);
    expect(body.to.map(({ id }) => id)).toEqual([shared.id, both.id]);
    const use = { subscriberId: subscriber.id, supplierId: supplier.id, productGroupId: own.id };
    expect(await mayUseNni(db, use, from.id, "from")).toBe(true);
    expect(await mayUseNni(db, use, from.id, "to")).toBe(false);
    expect(await mayUseNni(db, use, shared.id.toUpperCase(), "to")).toBe(true);
    for (const { id } of hidden) expect(await mayUseNni(db, use, id, "from")).toBe(false);
  });

  test("a product that needs one and has none for this subscriber is shown last, with the reason", async () => {
    const { db } = portal;
    const ethernet = await makeProductGroup(db, { category: "ETHERNET_CONNECTION" });
    const plain = await makeProduct(db, supplier, { name: "Z", group: ethernet, form_type: "SERVICES" });
    const byCategory = await makeProduct(db, supplier, { name: "A", group: ethernet });
    const byItself = await makeProduct(db, supplier, {
      name: "B",
      group: ethernet,
      form_type: "WDM",
      nni_product: true,
      nni_type: "NNI_TO_PORT",
    });
    const rest = `/product-groups/${ethernet.id}/products`;
    const refusals = async (query = "") =>
      (await productsOf(supplier, rest + query)).map(({ id, refusal }) => [id, refusal]);
    expect(await refusals()).toEqual([
      [plain.id, null],
      [byCategory.id, "NNI_NOT_DEFINED"],
      [byItself.id, "NNI_NOT_DEFINED"],
    ]);
    expect(await refusals("?documentType=Fault")).toEqual([byCategory, byItself, plain].map(({ id }) => [id, null]));
    await makeNni(db, supplier, { groups: [ethernet], rights: [{ organization: subscriber, from: true }] });
    expect(await refusals()).toEqual([byCategory, byItself, plain].map(({ id }) => [id, null]));
  });
});

describe("product groups", () => {
  test("are listed in Finnish order with a filter, and opened by id", async () => {
    for (const [index, category] of productCategories.entries())
      await makeProductGroup(portal.db, { name: `${["Ö", "Z", "Å"][index % 3]} ryhmä ${index}`, category });
    const where = encodeURIComponent(JSON.stringify({ where: { name: { like: "% ryhmä %" } } }));
    const { body, headers } = await caller.get<Product[]>(`/product-groups?filter=${where}`);
    expect(body.map(({ name }) => name[0]).join("")).toBe("ZZZÅÅÅÖÖÖÖ");
    expect(headers["x-total-count"]).toBe("10");
    expect((await caller.get(`/product-groups/${group.id}`)).body).toEqual({
      id: group.id,
      name: group.name,
      category: group.category,
      multiProduct: true,
      version: expect.any(String) as string,
    });
    for (const id of ["0198a000-0000-7000-8000-000000000000", "nonsense"])
      expect((await caller.get(`/product-groups/${id}`)).status).toBe(404);
  });
});
