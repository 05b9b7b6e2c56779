import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { terminationActions } from "@runko/domain/documents/untabled-actions";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Address } from "@runko/domain/values/address";
import { dayMs } from "@runko/domain/values/durations";
import { expect } from "vitest";
import { anonymizeDocuments } from "../../../src/documents/anonymize-documents.ts";
import { handOver } from "../../../src/documents/hand-over.ts";
import { changeNotice } from "../../../src/supplier-notices/change-notice.ts";
import { endTerminated } from "../../../src/supplier-notices/end-terminated.ts";
import { sendNotice } from "../../../src/supplier-notices/send-notice.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../../builders/make-product.ts";
import { makeSubscription } from "../../builders/make-subscription.ts";
import { makeUser } from "../../builders/make-user.ts";
import { createDice } from "../../documents/support/act-at-random.ts";
import { addPair, type World } from "../../documents/support/create-world.ts";
import { createDesk, type Desk, type Shown } from "../../documents/support/desk.ts";
import { address, answerOf, formOf } from "../../documents/support/forms.ts";
import { foldFromLog, type Catalogue } from "./fold-from-log.ts";

type Dice = (end: number) => number;
const oneOf = <T>(dice: Dice, of: readonly [T, ...T[]]): T => of[dice(of.length)] ?? of[0];

const places: readonly [Address, ...Address[]] = [
  address,
  { streetName: "Mannerheimint.", streetNumber: "12 A", postalCode: "00100", postalPlace: "Helsinki" },
  { streetName: "Torggatan", streetNumber: "5", streetLetter: "C", postalCode: "22100", postalPlace: "Mariehamn" },
  { streetName: "Uusikatu", streetNumber: "1", postalCode: "00000", postalPlace: "Uusi" },
];
const anyFees = (dice: Dice): DocumentFields => ({
  ...(dice(2) === 0 && { monthlyFee: `${dice(500)}.50` }),
  ...(dice(3) === 0 && { connectFee: `${dice(2000)}.00` }),
});

/** A pair, and whom its supplier forwards to and hands over to. */
export type Stage = World & { next: TestOrganization; asForwarded: Desk };

export async function addStage(portal: TestApp): Promise<Stage> {
  const world = await addPair(portal);
  const { db, supplier } = world;
  const more = { multiproduct: true, backbone_operator: true };
  await db.updateTable("organizations").set(more).where("id", "=", supplier.id).execute();
  const next = await makeOrganization(db);
  await makeSubscription(db, supplier, next);
  const asForwarded = await createDesk(portal, await makeUser(db, { roles: [[next, "SUPPLIER"]] }), next, "SUPPLIER");
  return { ...world, next, asForwarded };
}

type Body = { action: DocumentAction } & Record<string, unknown>;

export async function done(desk: Desk, document: Shown, body: Body): Promise<Shown> {
  if (body.action === "confirm" || body.action === "edit") await desk.lock(document.id);
  const seen = (await desk.read(document)).body;
  const answer = await desk.act(seen, body);
  if (answer.status !== 200) throw new Error(`${document.documentType} ${body.action}: ${answer.text}`);
  return answer.body;
}

const steps = ["startProcessing", "confirm", "deliver", "signReady"] as const;
const stepsOf = (type: DocumentType) => (type === "Fault" ? (["startProcessing", "signReady"] as const) : steps);

function answerAtRandom(dice: Dice, type: DocumentType, action: (typeof steps)[number]): object {
  if (action !== "confirm" && action !== "signReady") return {};
  const priced = ["Order", "ChangeOrder"].includes(type) && action === "confirm" ? anyFees(dice) : {};
  return { document: { ...answerOf(type, action), ...priced } };
}

/** Takes a document so many steps further, with an answer at random; of its detours after each of them, until it ends. */
export async function advance(
  answerer: Desk,
  made: Shown,
  { count, dice, detour }: { count: number; dice: Dice; detour?: (now: Shown) => Promise<Shown> },
): Promise<Shown> {
  let now = made;
  for (const action of stepsOf(made.documentType).slice(0, count)) {
    now = await done(answerer, now, { action, ...answerAtRandom(dice, made.documentType, action) });
    now = (await detour?.(now)) ?? now;
    if (now.eventState === "CANCELLED") break;
  }
  return now;
}

/** What a request for a confirmed document comes to: who does what of it, one after the other. */
type End = readonly (readonly ["supplier" | "subscriber", DocumentAction])[];
const requestsEnd: readonly [End, ...End[]] = [
  [["supplier", "acceptRequest"]],
  [
    ["supplier", "acceptWithCharge"],
    ["subscriber", "acceptCharge"],
  ],
  [
    ["supplier", "acceptWithCharge"],
    ["subscriber", "withdrawRequest"],
  ],
  [["supplier", "refuseRequest"]],
  [["subscriber", "withdrawRequest"]],
  [["supplier", "cancelBySupplier"]],
];
const inputs: Partial<Record<DocumentAction, object>> = {
  acceptWithCharge: { charge: "150.00" },
  refuseRequest: { refusalCode: "WORK_DONE" },
  cancelBySupplier: { reason: "Tilanne muuttui" },
};

/** The detours that the lives together must have taken. */
export const livedActions: readonly string[] = [
  "returnForCompletion",
  "edit",
  "reject",
  "requestCancel",
  "requestAmend",
  "reopenFault",
  "forward",
  "transferToOriginal",
  "handOver",
  "anonymize",
  ...terminationActions,
  "supplierEnded",
  ...requestsEnd.flatMap((end) => end.map(([, action]) => action)),
];
/** How often each thing was done; "check" of how often the register was held against the logs. */
export type Lived = Map<string, number>;

type Parties = { subscriber: TestOrganization; supplier: TestOrganization };

/** One connection and its documents; whatever is done to them is counted, and the register held against their logs. */
type Life = {
  stage: Stage;
  dice: Dice;
  /** Of the products of the supplier, and of the one of its supplier. */
  names: readonly string[];
  further: string;
  catalogue: Catalogue;
  lived: Lived;
  count: (what: string) => void;
  check: () => Promise<void>;
  act: (desk: Desk, document: Shown, body: Body) => Promise<Shown>;
  keep: (document: Shown, products: readonly string[], parties: Parties) => Promise<void>;
};

async function askAtRandom({ stage, dice, act }: Life, now: Shown): Promise<Shown> {
  const { desks } = stage;
  const amend = now.documentType !== "CancelOrder" && dice(2) === 0;
  let then = await act(
    desks.subscriber,
    now,
    amend
      ? { action: "requestAmend", text: "Toinen henkilö", document: { contactName: `Aino ${dice(1_000_000)}` } }
      : { action: "requestCancel", cancelReason: "Muutto peruuntui" },
  );
  for (const [side, action] of oneOf(dice, requestsEnd))
    then = await act(desks[side], then, { action, ...inputs[action] });
  return then;
}

/** Leaves the straight way, if the dice say so; answers the document where it may go on from, or ended. */
function detourOf(life: Life): (now: Shown) => Promise<Shown> {
  const { stage, dice, act } = life;
  const { subscriber, supplier, faultHandler } = stage.desks;
  return async (now) => {
    if (dice(5) > 0) return now;
    const { documentType: type, eventState: state } = now;
    const answerer = type === "Fault" ? faultHandler : supplier;
    if (state === "CONFIRMED" || state === "IN_DELIVERY") return askAtRandom(life, now);
    if (state === "READY" && type === "Fault") {
      const open = await act(subscriber, now, { action: "reopenFault", reason: "Yhteys pätkii yhä" });
      return dice(3) === 0
        ? open
        : act(answerer, open, { action: "signReady", ...answerAtRandom(dice, type, "signReady") });
    }
    if (state !== "IN_PROCESSING") return now;
    if (type !== "Fault" && dice(3) === 0) return act(supplier, now, { action: "reject", reason: "noNetwork" });
    const open = await act(answerer, now, { action: "returnForCompletion", reason: "noNetwork" });
    const document = type === "Order" ? { targetAddress: oneOf(dice, places), contractLength: 12 } : {};
    if (type === "Order") await act(subscriber, open, { action: "edit", document });
    return act(answerer, open, { action: "startProcessing" });
  };
}

async function makeCatalogue({ db }: World, owner: TestOrganization, names: readonly string[]): Promise<Catalogue> {
  const catalogue = new Map<string, { id: string; productPrice: string; monthPrice: string }>();
  const group = await makeProductGroup(db, { multi_product: true });
  for (const [at, name] of names.entries()) {
    const priced = { initial_fee: `${at * 10}.00`, monthly_fee: `${at * 7}.90` };
    const { id } = await makeProduct(db, owner, { name, group, ...priced });
    catalogue.set(name, { id, productPrice: priced.initial_fee, monthPrice: priced.monthly_fee });
  }
  return catalogue;
}

const chosen = ([first, ...rest]: string[], names: readonly string[]) => (first ? [first, ...rest] : names.slice(0, 1));
type Following = "ChangeOrder" | "Fault" | "CancelOrder";

/** A life with nothing in it yet. */
async function beginLife(stage: Stage, seed: number): Promise<Life> {
  const { db, supplier, next, portal } = stage;
  const names = ["A", "B", "C"].map((letter) => `${letter}-${seed}-${supplier.id}`);
  const further = `D-${seed}-${next.id}`;
  const sold = await makeCatalogue(stage, supplier, names);
  const catalogue = new Map([...sold, ...(await makeCatalogue(stage, next, [further]))]);
  const suppliers = new Map([supplier, next].map(({ name, id }) => [name, id]));
  const [made, cases] = [new Map<number, readonly string[]>(), new Map<number, Parties>()];
  const lived: Lived = new Map();
  const count = (what: string) => lived.set(what, (lived.get(what) ?? 0) + 1);
  const check = async () => {
    for (const [caseId, parties] of cases) {
      const told = await foldFromLog(db, caseId, { parties, suppliers, made, catalogue });
      const { rows } = await portal.pool.query<Record<string, unknown>>(
        "SELECT k.* FROM connections k JOIN documents d ON d.id = k.id WHERE d.case_id = $1",
        [caseId],
      );
      const [row] = rows;
      const same = told && row && Object.fromEntries(Object.keys(told).map((name) => [name, row[name]]));
      expect(told ? same : row, `seed ${seed}`).toEqual(told);
      count("check");
    }
  };
  const act: Life["act"] = async (desk, document, body) => {
    const now = await done(desk, document, body);
    count(body.action);
    await check();
    return now;
  };
  const keep: Life["keep"] = async ({ id, caseId }, products, parties) => {
    made.set(id, products);
    cases.set(caseId, parties);
    await check();
  };
  return { stage, dice: createDice(seed), names, further, catalogue, lived, count, check, act, keep };
}

async function make(
  life: Life,
  type: DocumentType,
  fields: DocumentFields,
  of: { products: readonly string[]; source?: Shown },
) {
  const { stage, catalogue, keep } = life;
  const { products, source } = of;
  const eventProducts = products.map((name) => ({ productId: catalogue.get(name)?.id ?? "" }));
  const from = source ? { source: { eventId: source.id, mode: "FROM_EXISTING" } } : {};
  const created = await stage.make(type, fields, { eventProducts, ...from });
  await keep(created, products, stage);
  return created;
}

/** An order goes on to the supplier's supplier, whose answer comes back to it. */
async function forward(life: Life, order: Shown): Promise<void> {
  const { stage, dice, act, keep, count, catalogue, further } = life;
  const { desks, supplier, next, asForwarded } = stage;
  const made = await desks.supplier.create("Order", {
    supplierId: next.id,
    document: { ...formOf("Order"), targetAddress: oneOf(dice, places) },
    eventProducts: [{ productId: catalogue.get(further)?.id }],
    source: { eventId: order.id, mode: "FORWARD" },
  });
  if (made.status !== 201) throw new Error(`The forward answered ${made.text}`);
  count("forward");
  await keep(made.body, [further], { subscriber: supplier, supplier: next });
  await advance(asForwarded, made.body, { count: 2 + dice(3), dice });
  await act(desks.supplier, made.body, { action: "transferToOriginal", fees: dice(2) === 0 });
}

/** Whatever may follow upon a delivered order, one at random. */
async function follow(life: Life, order: Shown): Promise<void> {
  const { stage, dice, names, catalogue, act } = life;
  const { desks } = stage;
  const now = (await desks.subscriber.read(order)).body;
  const [first, ...rest] = (["createChangeOrder", "createFault", "createCancelOrder"] as const).filter(
    (action, at) => now.allowedActions.includes(action) && (at < 2 || dice(3) === 0),
  );
  if (first === undefined) return;
  const type = oneOf(dice, [first, ...rest]).slice("create".length) as Following;
  const standing = now.eventProducts.flatMap(({ productId }) =>
    [...catalogue].flatMap(([name, { id }]) => (id === productId ? [name] : [])),
  );
  const moves = type === "ChangeOrder" && dice(2) === 0;
  const changes = moves ? { modificationTypes: ["address"], capacity: null, targetAddress: oneOf(dice, places) } : {};
  const others = type === "ChangeOrder" && dice(2) === 0;
  const products = others ? chosen(someOf(life), names) : standing;
  const begun = await make(life, type, changes as DocumentFields, { products, source: now });
  const answerer = type === "Fault" ? desks.faultHandler : desks.supplier;
  if (dice(4) === 0) await act(desks.subscriber, begun, { action: "cancel", reason: "Tilanne muuttui" });
  else await advance(answerer, begun, { count: dice(4) === 0 ? 1 : 4, dice, detour: detourOf(life) });
  await life.check();
}

const someOf = ({ dice, names }: Life) => names.filter(() => dice(2) === 0);

/** The supplier tells that the connection ends, and may change its mind. */
async function terminateAtRandom({ stage, count, check }: Life, { id }: Shown, dice: Dice): Promise<void> {
  const { portal, desks, supplier } = stage;
  const maker = { role: "SUPPLIER", terminates: true, userId: desks.supplier.userId, requestId: "" } as const;
  const day = (days: number) => addDays(todayInHelsinki(new Date()), 2000 + days);
  const fields = { title: "Kupariverkko puretaan", text: "Verkko puretaan.", beginsAt: "", endsAt: null };
  const noticeId = await sendNotice(
    portal,
    { ...maker, supplierId: supplier.id },
    {
      ...fields,
      kind: "termination",
      lastDay: day(0),
      alternatives: [],
      alternativesText: "",
      choice: { by: "connection", values: [String(id)] },
    },
  );
  count("supplierTerminated");
  await check();
  const key = { ...maker, organizationId: supplier.id, noticeId };
  const turn = dice(4);
  if (turn < 2) {
    const lastDay = day(1 + dice(100));
    await changeNotice(portal, key, { version: 1, action: "update", lastDay, text: "" });
    count("supplierTerminationMoved");
  } else if (turn === 2) {
    await changeNotice(portal, key, { version: 1, action: "cancel", text: "Verkko jää" });
    count("supplierTerminationWithdrawn");
  }
  await check();
}

/** The supplier gives the business up, and the connection goes to another. */
async function giveAway({ stage, count, check }: Life, { id }: Shown): Promise<void> {
  const { db, desks, supplier, next } = stage;
  await db.updateTable("organizations").set({ closed_at: new Date() }).where("id", "=", supplier.id).execute();
  const actor = { userId: desks.supplier.userId, requestId: "", address: "", at: new Date() };
  const { results } = await handOver(db, actor, { fromId: supplier.id, toId: next.id, documentIds: [id] });
  expect(results).toEqual([{ id, refusal: null }]);
  count("handOver");
  await check();
}

/** The life of a connection at random, in which the register says after each step what the logs say. */
export async function liveAtRandom(stage: Stage, seed: number): Promise<Pick<Life, "lived" | "check">> {
  const life = await beginLife(stage, seed);
  const ends = createDice(Math.imul(seed, 2_654_435_761));
  const { dice, names, check, lived } = life;
  const { desks, portal } = stage;
  const contractLength = oneOf(dice, [0, 12, 24, 36, 60] as const);
  const fields = { targetAddress: oneOf(dice, places), contractLength };
  const order = await make(life, "Order", fields, { products: chosen(someOf(life), names) });
  if (dice(4) === 0) await forward(life, order);
  await advance(desks.supplier, order, { count: 2 + dice(5), dice, detour: detourOf(life) });
  await check();
  const standing = "SELECT FROM connections WHERE id = $1 AND ended_on IS NULL";
  const isStanding = async () => (await portal.pool.query(standing, [order.id])).rowCount === 1;
  for (let step = 0; step < 6; step += 1) {
    await follow(life, order);
    if (step === 2 && ends(2) === 0 && (await isStanding())) await terminateAtRandom(life, order, ends);
  }
  if ((await isStanding()) && dice(4) === 0) await giveAway(life, order);
  return { lived, check };
}

/** Ends what suppliers have told to end, as if its last day were over. */
export const endAll = ({ db }: TestApp): Promise<number> =>
  endTerminated(db, { now: new Date(Date.now() + 3000 * dayMs), ceiling: 10_000 });

/** Takes the contacts from all that is closed, as if it had been for as long as the portal keeps them. */
export async function anonymizeAll({ db }: TestApp): Promise<number> {
  const now = new Date(Date.now() + 100 * dayMs);
  return anonymizeDocuments(db, { now, bounds: { min: 30, max: 90 } });
}
