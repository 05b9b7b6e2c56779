import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { createTestApp, type TestApp } from "../../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../../builders/make-organization.ts";
import { makeProduct } from "../../builders/make-product.ts";
import { makeSubscription } from "../../builders/make-subscription.ts";
import { makeUser } from "../../builders/make-user.ts";
import { createDesk, type Desk, type Shown, type ShownOrRefused } from "./desk.ts";
import type { Answer } from "../../app/caller.ts";
import { answerOf, formOf } from "./forms.ts";
import { isOrderType } from "@runko/domain/enumerations/document-types";

export type Link = {
  organization: TestOrganization;
  /** A word that stands in everything that this operator writes. */
  canary: string;
  product: { id: string };
  asSubscriber: Desk;
  asSupplier: Desk;
};

export type Chain = {
  portal: TestApp;
  links: Link[];
  link: (index: number) => Link;
  /** Sent by one operator to the next, as a forward of `source` if there is one. */
  send: (from: number, type: DocumentType, source?: Shown, fields?: DocumentFields) => Promise<Answer<ShownOrRefused>>;
  /** Brings a document to READY by its supplier's actions. */
  answer: (supplier: number, document: Shown, fields?: DocumentFields) => Promise<Shown>;
};

/** Operators in a row, each a subscriber of the next and a backbone operator, whose words tell whose they are. */
export async function createChain(length: number): Promise<Chain> {
  const portal = await createTestApp();
  const { db } = portal;
  const links: Link[] = [];
  for (let index = 0; index < length; index += 1) {
    const canary = `KANARIA${"ABCDEFG"[index]}`;
    const organization = await makeOrganization(db, {
      name: `${canary} Oy`,
      backbone_operator: true,
      escalation_contacts: JSON.stringify([
        { name: `${canary} päivystys`, title: "", phone: "0401234567", email: "", available: "" },
      ]),
    });
    const product = await makeProduct(db, organization, { name: `${canary} tuote` });
    const user = { first_name: canary, roles: [[organization, "SUBSCRIBER", "SUPPLIER"]] as const };
    const asSubscriber = await createDesk(portal, await makeUser(db, user), organization, "SUBSCRIBER");
    const asSupplier = await createDesk(portal, await makeUser(db, user), organization, "SUPPLIER");
    const before = links.at(-1);
    if (before) await makeSubscription(db, before.organization, organization);
    links.push({ organization, canary, product, asSubscriber, asSupplier });
  }
  const link = (index: number): Link => {
    const found = links[index];
    if (!found) throw new Error(`The chain has no link ${index}`);
    return found;
  };
  const send: Chain["send"] = (from, type, source, fields = {}) => {
    const { canary, asSubscriber, asSupplier } = link(from);
    const to = link(from + 1);
    return (source ? asSupplier : asSubscriber).create(type, {
      supplierId: to.organization.id,
      document: { ...formOf(type), contactName: canary, projectId: `${canary}-PROJ`, ...fields },
      eventProducts: [{ productId: to.product.id }],
      ...(source && { source: { eventId: source.id, mode: "FORWARD" } }),
    });
  };
  const answer: Chain["answer"] = async (supplier, document, fields = {}) => {
    const desk = link(supplier).asSupplier;
    const order = isOrderType(document.documentType);
    const ready = { ...answerOf(document.documentType, "signReady"), ...(order ? {} : fields) };
    const steps = [
      { action: "startProcessing" },
      ...(order
        ? [
            { action: "confirm", document: { ...answerOf(document.documentType, "confirm"), ...fields } },
            { action: "deliver" },
          ]
        : []),
      { action: "signReady", document: ready },
    ];
    let now = document;
    for (const body of steps) {
      if (body.action === "confirm") await desk.lock(document.id);
      const done = await desk.act(now, body);
      if (done.status !== 200) throw new Error(`${body.action} answered ${done.text}`);
      now = done.body;
    }
    return now;
  };
  return { portal, links, link, send, answer };
}

export const isNeighbour = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
