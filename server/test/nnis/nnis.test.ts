import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { createCatalogue, logOf, refusal, refusedFields, type Catalogue } from "../products/support/catalogue.ts";

type Nni = { id: string; identifier: string; active: boolean } & Record<string, unknown>;

let world: Catalogue;
let path: string;
beforeAll(async () => {
  world = await createCatalogue();
  path = `/organizations/${world.supplier.id}/nnis`;
});
afterAll(() => world.portal.close());

let made = 0;
const make = async (more: object = {}) => {
  const { status, body } = await world.keeper.post<Nni>(path, { identifier: `NNI-TRE-${(made += 1)}`, ...more });
  expect(status).toBe(201);
  return body;
};
const find = async (id: string) => {
  const query = "filter[include][0]=rights&filter[include][1]=productGroups&filter[include][2]=subOrganizations";
  return (await world.keeper.get<Nni[]>(`${path}?filter[where][id]=${id}&${query}`)).body[0];
};

describe("an NNI", () => {
  test("is made with its identifier, changed and removed, and told in the log", async () => {
    const nni = await make({ description: "Tampere, Hämeenkatu" });
    expect(nni).toEqual({
      id: nni.id,
      organizationId: world.supplier.id,
      version: expect.any(String) as string,
      identifier: nni.identifier,
      description: "Tampere, Hämeenkatu",
      active: true,
      inUse: false,
      productGroups: [],
      rights: [],
      subOrganizations: [],
    });
    const changed = await world.keeper.change(`${path}/${nni.id}`, { description: "10 Gbit/s", active: false });
    expect(changed.body).toEqual({
      ...nni,
      version: expect.any(String) as string,
      description: "10 Gbit/s",
      active: false,
    });
    expect(await world.keeper.delete(`${path}/${nni.id}`)).toMatchObject({ body: { outcome: "removed" } });
    expect(refusal(await world.keeper.delete(`${path}/${nni.id}`))).toEqual([404, "NOT_FOUND"]);
    const log = await logOf(world, nni.id);
    expect(log.map(({ action }) => action)).toEqual(["created", "changed", "deleted"]);
    expect(log[1]).toMatchObject({
      organization_id: world.supplier.id,
      subject: "nni",
      subject_name: nni.identifier,
      changes: [
        { field: "description", before: nni["description"], after: "10 Gbit/s" },
        { field: "active", before: true, after: false },
      ],
    });
  });

  test("has an identifier of its own within its organization, also when two are made at once", async () => {
    const nni = await make();
    const twin = { identifier: nni.identifier };
    expect(refusedFields(await world.keeper.post(path, twin))).toEqual({ identifier: "IDENTIFIER_IN_USE" });
    const other = await make();
    expect(refusedFields(await world.keeper.change(`${path}/${other.id}`, twin))).toEqual({
      identifier: "IDENTIFIER_IN_USE",
    });
    // Acceptance F17, D-54.
    const shouted = { identifier: ` ${nni.identifier.toUpperCase()}` };
    expect(refusedFields(await world.keeper.post(path, shouted))).toEqual({ identifier: "IDENTIFIER_IN_USE" });
    expect((await world.keeper.post(`/organizations/${world.child.id}/nnis`, twin)).status).toBe(201);
    const twins = await Promise.all([1, 2, 3].map(() => world.keeper.post(path, { identifier: "NNI-KAKSI" })));
    expect(twins.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  test.each([
    [{ identifier: "REQUIRED" }, { identifier: " " }],
    [{ identifier: "TOO_LONG" }, { identifier: "x".repeat(256) }],
    [{ description: "TOO_LONG" }, { description: "x".repeat(256) }],
  ])("%j is what a refusal says", async (errors, wrong) => {
    expect(refusedFields(await world.keeper.post(path, { identifier: "NNI-X", ...wrong }))).toEqual(errors);
  });

  test("is given nothing but its own fields", async () => {
    for (const more of [{ organizationId: noSuchId }, { id: noSuchId }, { rights: [] }, { active: "no" }])
      expect(refusal(await world.keeper.post(path, { identifier: "NNI-Y", ...more }))).toEqual([
        400,
        "MALFORMED_REQUEST",
      ]);
  });

  test.each(["nni_from_id", "nni_to_id"] as const)("that a document has in %s is deactivated", async (column) => {
    const { db, customer, supplier, keeper } = world;
    const nni = await make();
    const parties = { subscriber: customer, supplier, subscriberUser: await makeUser(db) };
    const product = await makeProduct(db, supplier);
    await makeDocument(db, { ...parties, product }, { type: "Order", state: "READY", [column]: nni.id });
    expect(await find(nni.id)).toMatchObject({ inUse: true, active: true });
    expect(await keeper.delete(`${path}/${nni.id}`)).toMatchObject({ status: 200, body: { outcome: "deactivated" } });
    expect(await find(nni.id)).toMatchObject({ inUse: true, active: false });
  });

  test("of another organization is none here, even for who keeps both", async () => {
    const inChild = await makeNni(world.db, world.child, { groups: [] });
    for (const caller of [world.keeper, world.productAdmin])
      for (const answer of [
        await caller.change(`${path}/${inChild.id}`, { description: "x" }),
        await caller.delete(`${path}/${inChild.id}`),
        await caller.get(`${path}/${inChild.id}/product-groups`),
        await caller.post(`${path}/${inChild.id}/product-groups`, { productGroupId: world.group.id }),
        await caller.delete(`${path}/${inChild.id}/product-groups/${world.group.id}`),
        await caller.post(`${path}/${inChild.id}/rights`, { organizationId: world.customer.id }),
      ])
        expect(refusal(answer)).toEqual([404, "NOT_FOUND"]);
  });

  test("stands in a list by identifier, with the full count", async () => {
    const own = await makeOrganization(world.db);
    const caller = await world.portal.signInAs(await makeUser(world.db, { roles: [[own, "SUPPLIER_ADMIN"]] }));
    for (const identifier of ["Ö-1", "A-1", "Z-1"]) await makeNni(world.db, own, { groups: [], identifier });
    const { body, headers } = await caller.get<Nni[]>(`/organizations/${own.id}/nnis?limit=2`);
    expect(body.map(({ identifier }) => identifier)).toEqual(["A-1", "Z-1"]);
    expect(headers["x-total-count"]).toBe("3");
  });
});

describe("its product groups", () => {
  test("are added once, listed and taken away", async () => {
    const { keeper, group } = world;
    const nni = await make();
    const groups = `${path}/${nni.id}/product-groups`;
    for (let repeat = 0; repeat < 2; repeat++) {
      const { status, body } = await keeper.post<{ id: string }>(groups, { productGroupId: group.id });
      expect([status, body.id]).toEqual([201, group.id]);
    }
    const other = await makeProductGroup(world.db, { name: "Aakkosissa ensin" });
    await keeper.post(groups, { productGroupId: other.id });
    const { body, headers } = await keeper.get<{ id: string }[]>(groups);
    expect(body.map(({ id }) => id)).toEqual([other.id, group.id]);
    expect(headers["x-total-count"]).toBe("2");
    expect((await find(nni.id))?.["productGroups"]).toHaveLength(2);
    expect((await keeper.delete(`${groups}/${group.id}`)).status).toBe(204);
    expect(refusal(await keeper.delete(`${groups}/${group.id}`))).toEqual([404, "NOT_FOUND"]);
    expect(refusedFields(await keeper.post(groups, { productGroupId: noSuchId }))).toEqual({
      productGroupId: "INVALID_ID",
    });
    const log = (await logOf(world, nni.id)).filter(({ subject }) => subject === "nniProductGroup");
    expect(log.map(({ action }) => action)).toEqual(["created", "created", "deleted"]);
  });
});

describe("rights to it (D-22)", () => {
  test("open it to the subscriber's own lists, and close it again", async () => {
    const { keeper, buyer, customer, supplier, group } = world;
    const nni = await make();
    await keeper.post(`${path}/${nni.id}/product-groups`, { productGroupId: group.id });
    const rights = `${path}/${nni.id}/rights`;
    const choices = async () => {
      const of = `/organizations/${customer.id}/suppliers/${supplier.id}/product-groups/${group.id}`;
      const { body } = await buyer.get<{ from: Nni[]; to: Nni[] }>(`${of}/nni-from-to-arrays`);
      return [body.from, body.to].map((list) => list.some(({ id }) => id === nni.id));
    };
    expect(await choices()).toEqual([false, false]);
    const added = await keeper.post(rights, { organizationId: customer.id, allowFrom: true });
    expect(added).toMatchObject({
      status: 201,
      body: {
        nniId: nni.id,
        organizationId: customer.id,
        allowFrom: true,
        allowTo: false,
        nni: { id: nni.id, identifier: nni.identifier },
        organization: { id: customer.id, name: customer.name },
      },
    });
    expect(await choices()).toEqual([true, false]);
    const changed = await keeper.change(rights, { organizationId: customer.id, allowTo: true });
    expect(changed).toMatchObject({ status: 200, body: { allowFrom: true, allowTo: true } });
    expect(await choices()).toEqual([true, true]);
    expect((await find(nni.id))?.["rights"]).toEqual([
      { id: customer.id, name: customer.name, allowFrom: true, allowTo: true },
    ]);
    await keeper.change(rights, { organizationId: customer.id, allowFrom: false });
    expect(await choices()).toEqual([false, true]);
    const none = await keeper.change(rights, { organizationId: customer.id, allowTo: false });
    expect(none).toMatchObject({ status: 200, body: { allowFrom: false, allowTo: false } });
    expect(await choices()).toEqual([false, false]);
    expect((await find(nni.id))?.["rights"]).toEqual([]);
    const log = (await logOf(world, nni.id)).filter(({ subject }) => subject === "nniRights");
    expect(log.map(({ changes }) => changes)).toEqual([
      [{ field: "allowFrom", before: false, after: true }],
      [{ field: "allowTo", before: false, after: true }],
      [{ field: "allowFrom", before: true, after: false }],
      [{ field: "allowTo", before: true, after: false }],
    ]);
    expect(log[0]?.subject_name).toBe(`${nni.identifier} / ${customer.name}`);
  });

  test("are listed by NNI and for all at once, with and without the slash at the end", async () => {
    const own = await makeOrganization(world.db);
    const caller = await world.portal.signInAs(await makeUser(world.db, { roles: [[own, "SUPPLIER_ADMIN"]] }));
    const [b, a] = [await makeOrganization(world.db, { name: "Öö" }), await makeOrganization(world.db, { name: "Aa" })];
    const rights = [
      { organization: b, from: true },
      { organization: a, to: true },
    ];
    const two = await makeNni(world.db, own, { groups: [], identifier: "N-2", rights });
    const one = await makeNni(world.db, own, { groups: [], identifier: "N-1", rights });
    type Row = { nniId: string; organizationId: string; allowFrom: boolean; allowTo: boolean };
    const of = async (list: string) => {
      const { body, headers } = await caller.get<Row[]>(list);
      return { rows: body.map((row) => [row.nniId, row.organizationId]), total: headers["x-total-count"] };
    };
    const all = [one, two].flatMap((nni) => [a, b].map(({ id }) => [nni.id, id]));
    for (const slash of ["", "/"])
      expect(await of(`/organizations/${own.id}/nni-organization-rights${slash}`)).toEqual({ rows: all, total: "4" });
    const where = "filter[where][allowTo]=true&filter[limit]=1";
    expect(await of(`/organizations/${own.id}/nni-organization-rights?${where}`)).toEqual({
      rows: [[one.id, a.id]],
      total: "2",
    });
    expect(await of(`/nnis/${two.id}/rights`)).toEqual({ rows: all.slice(2), total: "2" });
  });

  test("of one NNI are told to those who keep it, and to others there is no such NNI", async () => {
    const nni = await make();
    expect((await world.parentKeeper.get(`/nnis/${nni.id}/rights`)).status).toBe(200);
    for (const [caller, id] of [
      [world.childKeeper, nni.id],
      [world.buyer, nni.id],
      [world.keeper, noSuchId],
    ] as const)
      expect(refusal(await caller.get(`/nnis/${id}/rights`))).toEqual([404, "NOT_FOUND"]);
  });

  test("are given to subscribers that the supplier knows; to another as little as to none", async () => {
    const { db, keeper, productAdmin, supplier, stranger, child, portal } = world;
    const nni = await make();
    const rights = `${path}/${nni.id}/rights`;
    const give = (organizationId: string) => ({ organizationId, allowFrom: true });
    for (const id of [stranger.id, noSuchId, supplier.id])
      for (const method of ["post", "patch"] as const)
        expect(refusedFields(await keeper[method](rights, give(id)))).toEqual({ organizationId: "INVALID_ID" });
    expect((await productAdmin.post(rights, give(stranger.id))).status).toBe(201);
    const noSubscriber = await makeOrganization(db, { roles: ["SUPPLIER"] });
    expect(refusedFields(await productAdmin.post(rights, give(noSubscriber.id)))).toEqual({
      organizationId: "INVALID_ID",
    });
    expect((await keeper.change(rights, { organizationId: stranger.id, allowFrom: false })).status).toBe(200);
    const open = await makeOrganization(db, { public_supplier: true });
    const opener = await portal.signInAs(await makeUser(db, { roles: [[open, "SUPPLIER_ADMIN"]] }));
    const openNni = await makeNni(db, open, { groups: [] });
    expect((await opener.post(`/organizations/${open.id}/nnis/${openNni.id}/rights`, give(child.id))).status).toBe(201);
  });

  test("given at once to several are all there", async () => {
    const { db, keeper, supplier } = world;
    const nni = await make();
    const customers = [];
    for (let number = 0; number < 8; number++) {
      const organization = await makeOrganization(db);
      await db
        .insertInto("subscriptions")
        .values({ subscriber_id: organization.id, supplier_id: supplier.id })
        .execute();
      customers.push(organization);
    }
    const rights = `${path}/${nni.id}/rights`;
    await Promise.all(customers.map(({ id }) => keeper.post(rights, { organizationId: id, allowFrom: true })));
    expect((await find(nni.id))?.["rights"]).toHaveLength(8);
  });
});

describe("an NNI shared to an organization below (D-21)", () => {
  const sharedPath = () => `/organizations/${world.child.id}/sub-organization-nnis`;

  test("is offered by it as its own until the sharing ends", async () => {
    const { keeper, childKeeper, buyer, customer, child, group, supplier } = world;
    const nni = await make();
    await keeper.post(`${path}/${nni.id}/product-groups`, { productGroupId: group.id });
    await keeper.post(`${path}/${nni.id}/rights`, { organizationId: customer.id, allowFrom: true });
    const offered = async () => {
      const of = `/organizations/${customer.id}/suppliers/${child.id}/product-groups/${group.id}`;
      const { body } = await buyer.get<{ from: Nni[] }>(`${of}/nni-from-to-arrays`);
      return body.from.some(({ id }) => id === nni.id);
    };
    expect(await offered()).toBe(false);
    const row = {
      organizationId: child.id,
      nniId: nni.id,
      nni: { id: nni.id, identifier: nni.identifier, description: "", active: true },
      owner: { id: supplier.id, name: supplier.name },
    };
    for (let repeat = 0; repeat < 2; repeat++)
      expect(await keeper.post(sharedPath(), { nniId: nni.id })).toMatchObject({
        status: 201,
        body: { ...row, allowedActions: ["end"] },
      });
    expect(await offered()).toBe(true);
    expect((await childKeeper.get<Nni[]>(sharedPath())).body).toEqual([{ ...row, allowedActions: [] }]);
    expect((await keeper.get<Nni[]>(sharedPath())).body).toEqual([{ ...row, allowedActions: ["end"] }]);
    expect((await find(nni.id))?.["subOrganizations"]).toEqual([{ id: child.id, name: child.name }]);
    expect(refusal(await childKeeper.delete(`${sharedPath()}/${nni.id}`))).toEqual([403, "FORBIDDEN"]);
    expect((await keeper.delete(`${sharedPath()}/${nni.id}`)).status).toBe(204);
    expect(await offered()).toBe(false);
    expect(refusal(await keeper.delete(`${sharedPath()}/${nni.id}`))).toEqual([404, "NOT_FOUND"]);
    const log = (await logOf(world, nni.id)).filter(({ subject }) => subject === "subOrganizationNni");
    expect(log.map(({ action, organization_id }) => [action, organization_id])).toEqual([
      ["created", child.id],
      ["deleted", child.id],
    ]);
  });

  test("cannot be taken by it, nor shared upwards, to oneself or from beside", async () => {
    const { db, keeper, childKeeper, productAdmin, supplier, parent, stranger } = world;
    const nni = await make();
    const above = await makeNni(db, parent, { groups: [] });
    const beside = await makeNni(db, stranger, { groups: [] });
    const own = `/organizations/${supplier.id}/sub-organization-nnis`;
    for (const answer of [
      await childKeeper.post(sharedPath(), { nniId: nni.id }),
      await keeper.post(sharedPath(), { nniId: above.id }),
      await keeper.post(sharedPath(), { nniId: beside.id }),
      await keeper.post(sharedPath(), { nniId: noSuchId }),
      await keeper.post(own, { nniId: nni.id }),
      await productAdmin.post(sharedPath(), { nniId: beside.id }),
    ])
      expect(refusedFields(answer)).toEqual({ nniId: "INVALID_ID" });
    expect((await world.parentKeeper.post(sharedPath(), { nniId: above.id })).status).toBe(201);
  });
});
