import { inject } from "@loopback/core";
import type { Options } from "@loopback/repository";
import { IsolationLevel, repository } from "@loopback/repository";
import type { Request, Response } from "@loopback/rest";
import { HttpErrors, param, patch, post, requestBody, RestBindings } from "@loopback/rest";
import { randomUUID } from "node:crypto";
import { oneRelations, viewOf } from "./document-view.ts";
import { Document } from "./models.ts";
import * as repositories from "./repositories.ts";

type NewOrder = {
  supplierId: string;
  eventProducts: { productId: string }[];
  document: Record<string, string | number>;
};
type Action = { action: string; reason?: string; explanation?: string };

const personal = new Set(["contactName", "contactPhone", "contactEmail", "technicalContact", "followers"]);
const columns = [
  "subscriberConnectionId",
  "projectId",
  "contractNumber",
  "orderNumber",
  "customBillingReference",
  "customerName",
  "deliveryType",
];
const upsert = `INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount) VALUES ($1, $2, $3, $4, 1)
  ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + 1`;
const lower = `UPDATE document_counters SET amount = amount - 1
  WHERE organization_id = $1 AND role = $2 AND document_type = $3 AND counter = $4`;

export class WriteController {
  constructor(
    @repository(repositories.DocumentRepository) private documents: repositories.DocumentRepository,
    @repository(repositories.OrganizationRepository) private organizations: repositories.OrganizationRepository,
    @repository(repositories.ProductRepository) private products: repositories.ProductRepository,
    @repository(repositories.CaseRepository) private cases: repositories.CaseRepository,
    @repository(repositories.ClaimRepository) private claims: repositories.ClaimRepository,
    @repository(repositories.EventProductRepository) private eventProducts: repositories.EventProductRepository,
    @repository(repositories.EventLogRepository) private log: repositories.EventLogRepository,
    @repository(repositories.EventLogPersonalRepository) private personalLog: repositories.EventLogPersonalRepository,
    @repository(repositories.OutboxRepository) private outbox: repositories.OutboxRepository,
    @repository(repositories.EditLockRepository) private locks: repositories.EditLockRepository,
    @inject(RestBindings.Http.REQUEST) private request: Request,
    @inject(RestBindings.Http.RESPONSE) private response: Response,
  ) {}

  @post("/api/organizations/{id}/roles/SUBSCRIBER/orders")
  async create(
    @param.path.string("id") subscriberId: string,
    @requestBody({
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["supplierId", "eventProducts", "document"],
            properties: {
              supplierId: { type: "string", format: "uuid" },
              eventProducts: { type: "array", minItems: 1, items: { type: "object", required: ["productId"] } },
              document: {
                type: "object",
                required: [
                  "customerName",
                  "contactName",
                  "contactPhone",
                  "requestedDate",
                  "deliveryType",
                  "description",
                ],
              },
            },
          },
        },
      },
    })
    { supplierId, eventProducts, document }: NewOrder,
  ): Promise<object> {
    const now = new Date();
    const transaction = await this.documents.beginTransaction({
      isolationLevel: IsolationLevel.READ_COMMITTED,
    });
    const options = { transaction };
    try {
      const subscriber = await this.organizations.findById(subscriberId, undefined, options);
      const supplier = await this.organizations.findById(supplierId, undefined, options);
      if (!subscriber.eventTypeRights.includes("Order")) throw new HttpErrors.Forbidden();
      if (!supplier.activeEventTypes.includes("Order")) throw new HttpErrors.UnprocessableEntity("supplierId");
      const product = await this.products.findOne(
        {
          where: { id: eventProducts[0]?.productId, organizationId: supplierId, active: true },
          include: ["productGroup"],
        },
        options,
      );
      if (!product || product.visibility !== "public") throw new HttpErrors.UnprocessableEntity("eventProducts");
      const days = (Date.parse(String(document["requestedDate"])) - now.getTime()) / 86_400_000;
      if (days < supplier.minimumNormalDeliveryDays) throw new HttpErrors.UnprocessableEntity("requestedDate");

      const { id: caseId = 0 } = await this.cases.create({ createdAt: now }, options);
      const connectionId = String(document["subscriberConnectionId"]).toLowerCase();
      const claim = { party: "subscriber", organizationId: subscriberId, connectionId };
      if (await this.claims.findOne({ where: claim }, options))
        throw new HttpErrors.UnprocessableEntity("subscriberConnectionId");
      const kept = Object.fromEntries(columns.map((name) => [name, document[name]]));
      const details = Object.fromEntries(
        Object.entries(document).filter(([name]) => !columns.includes(name) && name !== "requestedDate"),
      );
      const written = await this.documents.create(
        {
          ...kept,
          documentType: "Order",
          eventState: "OPEN",
          caseId,
          subscriberId,
          supplierId,
          version: 1,
          category: product.productGroup?.category ?? "",
          productGroupId: product.productGroupId,
          productName: product.name,
          createdById: subscriberId.replace(/.{4}$/, (end) =>
            (Number.parseInt(end, 16) + 1000).toString(16).padStart(4, "0"),
          ),
          createdByRole: "SUBSCRIBER",
          createdAt: now,
          updatedAt: now,
          requestedDate: new Date(String(document["requestedDate"])),
          details,
          searchText: [connectionId, document["customerName"], product.name].join(" · ").toLowerCase(),
        },
        options,
      );
      const id = written.id ?? 0;
      await this.claims.create({ ...claim, caseId }, options);
      await this.eventProducts.create(
        {
          documentId: id,
          productId: product.id,
          position: 0,
          productName: product.name,
          productPrice: product.initialFee,
          monthPrice: product.monthlyFee,
          customFields: {},
        },
        options,
      );
      await this.outbox.create(
        { id: randomUUID(), topic: "document-notice", payload: { eventId: id, action: "create" } },
        options,
      );
      const changes = Object.entries(document).map(([field, to]) => ({ field, from: null, to }));
      await this.writeLog(written, { action: "create", label: "created", changes, at: now }, options);
      await this.count(written, "OPEN", upsert, options);
      await this.tell(written, options);
      const answer = await this.show(id, options);
      await transaction.commit();
      this.response.status(201);
      return answer;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  @patch("/api/organizations/{id}/roles/SUPPLIER/orders/{docId}")
  async act(
    @param.path.string("id") supplierId: string,
    @param.path.number("docId") id: number,
    @requestBody({
      content: {
        "application/json": {
          schema: { type: "object", required: ["action"], properties: { action: { type: "string" } } },
        },
      },
    })
    { action, reason, explanation }: Action,
  ): Promise<object> {
    const now = new Date();
    const transaction = await this.documents.beginTransaction({
      isolationLevel: IsolationLevel.READ_COMMITTED,
    });
    const options = { transaction };
    try {
      const document = await this.documents.findOne({ where: { id, supplierId, documentType: "Order" } }, options);
      if (!document) throw new HttpErrors.NotFound();
      if (this.request.headers["if-match"] !== `"${document.version}"`) throw new HttpErrors.PreconditionFailed();
      const [from, to] = action === "startProcessing" ? ["OPEN", "IN_PROCESSING"] : ["IN_PROCESSING", "OPEN"];
      if (document.eventState !== from) throw new HttpErrors.Conflict();
      const lock = await this.locks.findOne({ where: { documentId: id, until: { gt: now } } }, options);
      if (lock) throw new HttpErrors.Locked();
      const products = await this.eventProducts.find({ where: { documentId: id } }, options);
      const supplier = await this.organizations.findById(supplierId, undefined, options);
      if (!supplier.activeEventTypes.includes("Order")) throw new HttpErrors.Forbidden();
      const details = reason
        ? { ...document.details, inProgressReason: reason, reasonExplanation: explanation }
        : document.details;
      const { count } = await this.documents.updateAll(
        {
          eventState: to,
          version: document.version + 1,
          updatedAt: now,
          userProcessed: false,
          ...(to === "IN_PROCESSING" && { processingAt: now }),
          productName: products.map(({ productName }) => productName).join(", "),
          details,
          searchText: document.searchText,
        },
        { id, version: document.version, eventState: from },
        options,
      );
      if (count !== 1) throw new HttpErrors.PreconditionFailed();
      await this.locks.deleteAll({ documentId: id }, options);
      await this.outbox.create(
        { id: randomUUID(), topic: "document-notice", payload: { eventId: id, action } },
        options,
      );
      const written = new Document({ ...document.toObject(), version: document.version + 1 } as Partial<Document>);
      const label = to === "IN_PROCESSING" ? "in_processing" : "in_progress";
      await this.writeLog(written, { action, label, changes: [], at: now }, options);
      await this.move(document, from, to, options);
      await this.tell(document, options);
      const answer = await this.show(id, options);
      await transaction.commit();
      return answer;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  private async writeLog(
    { id = 0, version, supplierId }: Document,
    entry: { action: string; label: string; changes: { field: string; from: unknown; to: unknown }[]; at: Date },
    options: Options,
  ): Promise<void> {
    const logId = randomUUID();
    const kept = entry.changes.map((change) =>
      personal.has(change.field) ? { field: change.field, personal: true } : change,
    );
    const beside = entry.changes.filter(({ field }) => personal.has(field));
    await this.log.create(
      {
        id: logId,
        documentId: id,
        at: entry.at,
        label: entry.label,
        action: entry.action,
        organizationId: supplierId,
        version,
        changes: kept,
        requestId: randomUUID(),
      },
      options,
    );
    if (beside.length > 0) await this.personalLog.create({ logId, documentId: id, changes: beside }, options);
  }

  private async count(document: Document, state: string, statement: string, options: Options): Promise<void> {
    const { subscriberId, supplierId, documentType } = document;
    const parties = [
      [subscriberId, "SUBSCRIBER"],
      [supplierId, "SUPPLIER"],
    ].toSorted();
    for (const party of parties) await this.documents.execute(statement, [...party, documentType, state], options);
  }

  // In one order of rows whoever moves them: otherwise transitions at the same time deadlock.
  private async move(
    { subscriberId, supplierId, documentType }: Document,
    from: string,
    to: string,
    options: Options,
  ): Promise<void> {
    const changes = [
      [subscriberId, "SUBSCRIBER", documentType, from],
      [subscriberId, "SUBSCRIBER", documentType, to],
      [supplierId, "SUPPLIER", documentType, from],
      [supplierId, "SUPPLIER", documentType, to],
    ].toSorted();
    for (const change of changes) await this.documents.execute(change[3] === from ? lower : upsert, change, options);
  }

  private async tell({ id, subscriberId, supplierId }: Document, options: Options): Promise<void> {
    await this.documents.execute(
      "SELECT pg_notify('bench', $1)",
      [JSON.stringify({ id, subscriberId, supplierId })],
      options,
    );
  }

  private async show(id: number, options: Options): Promise<object> {
    const document = await this.documents.findById(id, { include: oneRelations }, options);
    const lock = await this.locks.findOne({ where: { documentId: id } }, options);
    this.response.setHeader("etag", `"${document.version}"`);
    return viewOf(document, lock);
  }
}
