import { actionTable } from "@runko/domain/documents/document-actions";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { sourceAction } from "@runko/domain/documents/source-action";
import { sourceModes, type SourceMode } from "@runko/domain/documents/document-states";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(async () => {
  await portal.close();
});

const required = { kind: "textField", required: true, onlyForOrders: false, selections: [] } as const;

/** What may become of the things around a connection. */
const turns = {
  subscriptionOff: (world: World) =>
    world.db.updateTable("subscriptions").set({ active: false }).where("supplier_id", "=", world.supplier.id),
  typesOff: (world: World) =>
    world.db.updateTable("organizations").set({ active_event_types: [] }).where("id", "=", world.supplier.id),
  rightsOff: (world: World) =>
    world.db.updateTable("organizations").set({ event_type_rights: [] }).where("id", "=", world.subscriber.id),
  handlersGone: (world: World) =>
    world.db.deleteFrom("user_organization_roles").where("user_id", "=", world.faultHandler.id),
  productRemoved: (world: World) =>
    world.db.updateTable("products").set({ active: false }).where("id", "=", world.product.id),
  fieldAdded: (world: World) =>
    world.db
      .updateTable("products")
      .set({ custom_fields: JSON.stringify([{ ...required, name: "Uusi pakollinen" }]) })
      .where("id", "=", world.product.id),
};
type Turn = keyof typeof turns;
const allTurns = Object.keys(turns) as Turn[];
const combinations = Array.from({ length: 2 ** allTurns.length }, (_, bits) =>
  allTurns.filter((_turn, index) => (bits >> index) % 2 === 1),
);

/** The products' rules are of the form, which tells of them by field: they are filled in as it asks. */
const filled = (turned: readonly Turn[], type: DocumentType, mode: SourceMode) =>
  turned.includes("fieldAdded") && !(mode === "FROM_EXISTING" && type !== "ChangeOrder")
    ? { customFields: { "Uusi pakollinen": "K 12" } }
    : {};

async function make(world: World, type: "Order" | "Inquiry"): Promise<TestDocument> {
  const fields = { ...formOf(type), ...answerOf(type, "confirm"), ...answerOf(type, "signReady") };
  return makeDocument(world.db, world, { type, state: "READY", fields });
}

/** What the page offers of a document, and what becomes of each when it is sent. */
async function tried(world: World, document: TestDocument, turned: readonly Turn[]) {
  const offered = (await world.desks.subscriber.read(document)).body;
  const outcomes: Record<string, { offered: boolean; accepted: boolean; told?: string; refused?: string }> = {};
  for (const mode of sourceModes)
    for (const type of documentTypes) {
      const action = sourceAction(mode, document.documentType, type);
      if (!action || !actionTable.some((row) => row.action === action && row.types.includes(document.documentType)))
        continue;
      if (action === "forward") continue;
      // A copy is made from another supplier, or of another product, where this one no longer serves.
      if (mode === "COPY" && turned.some((turn) => turn !== "rightsOff" && turn !== "handlersGone")) continue;
      const eventProducts = [{ productId: world.product.id, ...filled(turned, type, mode) }];
      const body = world.bodyOf(type, {}, { eventProducts, source: { eventId: document.id, mode } });
      const sent = await world.desks.subscriber.create(type, body);
      if (sent.status === 201)
        await world.db
          .updateTable("documents")
          .set({ event_state: "CANCELLED" })
          .where("id", "=", sent.body.id)
          .execute();
      const told = offered.refusedActions.find((refused) => refused.action === action)?.code;
      outcomes[action] = {
        offered: offered.allowedActions.includes(action),
        accepted: sent.status === 201,
        ...(told && { told }),
        ...(sent.status !== 201 && { refused: sent.body.code ?? "" }),
      };
    }
  return outcomes;
}

describe.each(["Order", "Inquiry"] as const)(
  "of a ready %s what is offered is accepted, and nothing else (F3, D-41)",
  (type) => {
    test.each(combinations.filter((turned, place) => turned.length < 2 || place % sizeOf(6, 1) === 0))(
      "after %j",
      async (...turned: Turn[]) => {
        const world = await addPair(portal);
        const document = await make(world, type);
        for (const turn of turned) await turns[turn](world).execute();
        for (const [action, outcome] of Object.entries(await tried(world, document, turned))) {
          expect([action, outcome.accepted, outcome.refused]).toEqual([action, outcome.offered, outcome.told]);
          const owed = action === "createCancelOrder" || action === "createFault";
          expect([action, outcome.accepted || !owed]).toEqual([action, true]);
        }
      },
    );
  },
);

test("without a subscription the button says why (F3, D-41)", async () => {
  const world = await addPair(portal);
  const order = await make(world, "Order");
  await turns.subscriptionOff(world).execute();
  const { allowedActions, refusedActions } = (await world.desks.subscriber.read(order)).body;
  expect(allowedActions).toEqual(expect.arrayContaining(["createCancelOrder", "createFault"]));
  expect(refusedActions).toContainEqual({
    action: "createChangeOrder",
    code: "SUBSCRIPTION_MISSING",
    message: "Organisaatiollasi ei ole voimassa olevaa tilausoikeutta tältä toimittajalta",
  });
});

test("what is not possible yet says from which state on it is", async () => {
  const world = await addPair(portal);
  const order = await makeDocument(world.db, world, { type: "Order", fields: formOf("Order") });
  const { refusedActions } = (await world.desks.supplier.read(order)).body;
  expect(refusedActions).toContainEqual({
    action: "cancelBySupplier",
    code: "NOT_ALLOWED_IN_STATE",
    message: "Vasta kun tila on Vahvistettu",
    states: ["CONFIRMED", "IN_DELIVERY"],
  });
});

test("an order of several products is ended when the supplier takes several no longer (D-41)", async () => {
  const world = await addPair(portal);
  const order = await make(world, "Order");
  const second = await makeProduct(world.db, world.supplier, { group: world.product.group });
  const row = { document_id: order.id, product_id: second.id, product_name: second.name, position: 1 };
  await world.db.insertInto("event_products").values(row).execute();
  const eventProducts = [world.product, second].map(({ id }) => ({ productId: id }));
  const made = await world.make(
    "CancelOrder",
    {},
    { eventProducts, source: { eventId: order.id, mode: "FROM_EXISTING" } },
  );
  expect(made.eventProducts).toHaveLength(2);
});
