import type { Getter } from "@loopback/core";
import { inject, intercept } from "@loopback/core";
import type { Options } from "@loopback/repository";
import { IsolationLevel, repository } from "@loopback/repository";
import type { Request, Response } from "@loopback/rest";
import { HttpErrors, param, patch, post, requestBody, RestBindings } from "@loopback/rest";
import { ACTOR, authenticate, type Actor } from "./authenticate.ts";
import type { ChangeRecorder } from "./change-recorder.ts";
import { oneRelations, viewOf } from "./document-view.ts";
import { Document, type Product } from "./models.ts";
import { actionSchema, earliestDelivery, newOrderSchema } from "./order-schema.ts";
import * as repositories from "./repositories.ts";

type NewOrder = {
  supplierId: string;
  eventProducts: [{ productId: string }];
  document: Record<string, string | number> & { subscriberConnectionId: string; requestedDate: string };
};
type Action = { action: "startProcessing" | "returnForCompletion"; reason?: string; explanation?: string };

const columns = [
  "subscriberConnectionId",
  "projectId",
  "contractNumber",
  "orderNumber",
  "customBillingReference",
  "customerName",
  "deliveryType",
];
const actions = {
  startProcessing: { from: "OPEN", to: "IN_PROCESSING", label: "in_processing", asksReason: false },
  returnForCompletion: { from: "IN_PROCESSING", to: "OPEN", label: "in_progress", asksReason: true },
};

@intercept(authenticate)
export class WriteController {
  constructor(
    @repository(repositories.DocumentRepository) private documents: repositories.DocumentRepository,
    @repository(repositories.OrganizationRepository) private organizations: repositories.OrganizationRepository,
    @repository(repositories.RoleGrantRepository) private grants: repositories.RoleGrantRepository,
    @repository(repositories.SubscriptionRepository) private subscriptions: repositories.SubscriptionRepository,
    @repository(repositories.ProductRepository) private products: repositories.ProductRepository,
    @repository(repositories.CaseRepository) private cases: repositories.CaseRepository,
    @repository(repositories.ClaimRepository) private claims: repositories.ClaimRepository,
    @repository(repositories.EventProductRepository) private eventProducts: repositories.EventProductRepository,
    @repository(repositories.EditLockRepository) private locks: repositories.EditLockRepository,
    @inject("services.ChangeRecorder") private recorder: ChangeRecorder,
    @inject(RestBindings.Http.REQUEST) private request: Request,
    @inject(RestBindings.Http.RESPONSE) private response: Response,
    @inject.getter(ACTOR) private actor: Getter<Actor>,
  ) {}

  @post("/api/organizations/{id}/roles/SUBSCRIBER/orders")
  async create(
    @param.path.string("id") subscriberId: string,
    @requestBody({ content: { "application/json": { schema: newOrderSchema } } }) order: NewOrder,
  ): Promise<object> {
    const now = new Date();
    const id = await this.inTransaction(async (options) => {
      const product = await this.checkOrder(subscriberId, order, now, options);
      return await this.write(subscriberId, order, { product, now }, options);
    });
    this.response.status(201);
    return await this.show(id, "create");
  }

  @patch("/api/organizations/{id}/roles/SUPPLIER/orders/{docId}")
  async act(
    @param.path.string("id") supplierId: string,
    @param.path.number("docId") id: number,
    @requestBody({ content: { "application/json": { schema: actionSchema } } }) asked: Action,
  ): Promise<object> {
    await this.inTransaction((options) => this.perform(supplierId, id, asked, options));
    return await this.show(id, asked.action);
  }

  private async inTransaction<T>(work: (options: Options) => Promise<T>): Promise<T> {
    const transaction = await this.documents.beginTransaction({ isolationLevel: IsolationLevel.READ_COMMITTED });
    try {
      const result = await work({ transaction });
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  /** Whether the subscriber may order this product of the supplier now; what a schema can say was checked before. */
  private async checkOrder(
    subscriberId: string,
    { supplierId, eventProducts: [{ productId }], document }: NewOrder,
    now: Date,
    options: Options,
  ): Promise<Product> {
    const subscriber = await this.organizations.findById(subscriberId, undefined, options);
    if (!subscriber.eventTypeRights.includes("Order")) throw new HttpErrors.Forbidden();
    const supplier = await this.organizations.findOne({ where: { id: supplierId } }, options);
    const grant = await this.grants.findOne({ where: { organizationId: supplierId, role: "SUPPLIER" } }, options);
    if (!supplier || !grant || supplierId === subscriberId) throw new HttpErrors.UnprocessableEntity("supplierId");
    if (!supplier.activeEventTypes.includes("Order")) throw new HttpErrors.Conflict();
    if (!supplier.publicSupplier) {
      const subscription = await this.subscriptions.findOne(
        { where: { subscriberId, supplierId, active: true } },
        options,
      );
      if (!subscription?.eventTypes.includes("Order")) throw new HttpErrors.UnprocessableEntity("supplierId");
    }
    const product = await this.products.findOne(
      { where: { id: productId, organizationId: supplierId, active: true }, include: ["productGroup"] },
      options,
    );
    if (!product || product.visibility !== "public" || product.nniProduct)
      throw new HttpErrors.UnprocessableEntity("eventProducts");
    if ((product.formType ?? product.productGroup?.category) !== "SERVICES")
      throw new HttpErrors.UnprocessableEntity("document");
    const { requestedDate, deliveryType } = document;
    const earliest =
      deliveryType === "normal"
        ? earliestDelivery(now, supplier.minimumNormalDeliveryDays)
        : now.toISOString().slice(0, 10);
    if (requestedDate < earliest) throw new HttpErrors.UnprocessableEntity("requestedDate");
    return product;
  }

  private async write(
    subscriberId: string,
    { supplierId, document }: NewOrder,
    { product, now }: { product: Product; now: Date },
    options: Options,
  ): Promise<number> {
    const actor = await this.actor();
    const { id: caseId = 0 } = await this.cases.create({ createdAt: now }, options);
    const { requestedDate, subscriberConnectionId, ...others } = document;
    const kept = Object.fromEntries(columns.map((name) => [name, document[name]]));
    const words = [subscriberConnectionId, ...columns.slice(1, 6).map((name) => document[name]), product.name];
    const written = await this.documents.create(
      {
        ...kept,
        documentType: "Order",
        eventState: "OPEN",
        caseId,
        subscriberId,
        supplierId,
        version: 1,
        category: product.formType ?? product.productGroup?.category ?? "",
        productGroupId: product.productGroupId,
        productName: product.name,
        createdById: actor.userId,
        createdByRole: "SUBSCRIBER",
        createdAt: now,
        updatedAt: now,
        requestedDate: new Date(requestedDate),
        details: Object.fromEntries(Object.entries(others).filter(([name]) => !columns.includes(name))),
        searchText: ` ${words.filter(Boolean).join(" · ").toLowerCase()}`,
      },
      options,
    );
    const claim = {
      party: "subscriber",
      organizationId: subscriberId,
      connectionId: subscriberConnectionId.toLowerCase(),
    };
    if (await this.claims.findOne({ where: claim }, options))
      throw new HttpErrors.UnprocessableEntity("subscriberConnectionId");
    await this.claims.create({ ...claim, caseId }, options);
    const { id: productId, name: productName, initialFee: productPrice, monthlyFee: monthPrice } = product;
    const { id: documentId = 0 } = written;
    await this.eventProducts.create(
      { documentId, productId, position: 0, productName, productPrice, monthPrice, customFields: {} },
      options,
    );
    const done = { action: "create", label: "created", tells: "supplier", actor, at: now } as const;
    await this.recorder.record(written, { before: {}, after: document }, done, options);
    await this.recorder.count(written, { to: "OPEN" }, options);
    return documentId;
  }

  private async perform(
    supplierId: string,
    id: number,
    { action, reason, explanation }: Action,
    options: Options,
  ): Promise<void> {
    const { from, to, label, asksReason } = actions[action];
    const now = new Date();
    const actor = await this.actor();
    const document = await this.documents.findOne({ where: { id, supplierId, documentType: "Order" } }, options);
    if (!document) throw new HttpErrors.NotFound();
    const match = this.request.headers["if-match"];
    if (match === undefined) throw new HttpErrors.PreconditionRequired();
    if (match !== `"${document.version}"`) throw new HttpErrors.PreconditionFailed();
    if (document.eventState !== from || document.archived) throw new HttpErrors.Conflict();
    if (asksReason !== (reason !== undefined) || (reason === "otherReason" && !explanation))
      throw new HttpErrors.UnprocessableEntity("reason");
    const details = asksReason
      ? { ...document.details, inProgressReason: reason, reasonExplanation: explanation }
      : document.details;
    const changed = { eventState: to, version: document.version + 1, updatedAt: now, userProcessed: false };
    const { count } = await this.documents.updateAll(
      {
        ...changed,
        ...(action === "startProcessing" && { processingAt: now, supplierUserId: actor.userId }),
        ...(asksReason && { details }),
      },
      { id, version: document.version, eventState: from },
      options,
    );
    if (count !== 1) throw new HttpErrors.PreconditionFailed();
    await this.locks.deleteAll({ documentId: id }, options);
    const written = new Document({ ...(document.toObject() as Partial<Document>), ...changed });
    const done = { action, label, tells: "subscriber", actor, at: now } as const;
    await this.recorder.record(written, { before: document.details, after: details }, done, options);
    await this.recorder.count(document, { from, to }, options);
  }

  private async show(id: number, done: string): Promise<object> {
    const document = await this.documents.findById(id, { include: oneRelations });
    const lock = await this.locks.findOne({ where: { documentId: id, until: { gt: new Date() } } });
    this.response.setHeader("etag", `"${document.version}"`);
    return viewOf(document, lock, done);
  }
}
