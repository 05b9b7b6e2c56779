import type { Filter, Where } from "@loopback/repository";
import { repository } from "@loopback/repository";
import type { Response } from "@loopback/rest";
import { get, HttpErrors, param, RestBindings } from "@loopback/rest";
import { inject } from "@loopback/core";
import { listRelations, oneRelations, rowOf, viewOf } from "./document-view.ts";
import type { Document, DocumentText } from "./models.ts";
import { CounterRepository, DocumentRepository, DocumentTextRepository, EditLockRepository } from "./repositories.ts";

const orderStates = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"];
const otherStates = ["OPEN", "IN_PROCESSING", "READY", "CANCELLED"];
const counted: Record<string, string[]> = {
  AvailabilityRequest: otherStates,
  Inquiry: otherStates,
  Order: orderStates,
  ChangeOrder: orderStates,
  CancelOrder: orderStates,
  Fault: [...otherStates, "urgent"],
};

export class ReadController {
  constructor(
    @repository(DocumentRepository) private documents: DocumentRepository,
    @repository(CounterRepository) private counters: CounterRepository,
    @repository(EditLockRepository) private locks: EditLockRepository,
    @repository(DocumentTextRepository) private texts: DocumentTextRepository,
    @inject(RestBindings.Http.RESPONSE) private response: Response,
  ) {}

  private async page(where: Where<Document>, { limit = 25, skip = 0, order }: Filter<Document>): Promise<object[]> {
    const [found, { count }] = await Promise.all([
      this.documents.find({ where, limit, skip, order: order ?? ["id DESC"], include: listRelations }),
      this.documents.count(where),
    ]);
    this.response.setHeader("x-total-count", count);
    return found.map(rowOf);
  }

  @get("/api/organizations/{id}/roles/SUPPLIER/orders")
  async list(
    @param.path.string("id") supplierId: string,
    @param.query.object("filter") filter: Filter<Document> = {},
  ): Promise<object[]> {
    const own: Where<Document> = { supplierId, documentType: "Order", archived: false };
    return await this.page(filter.where ? { and: [own, filter.where] } : own, filter);
  }

  @get("/api/organizations/{id}/roles/SUPPLIER/orders/{docId}")
  async one(@param.path.string("id") supplierId: string, @param.path.number("docId") id: number): Promise<object> {
    const document = await this.documents.findOne({
      where: { id, supplierId, documentType: "Order" },
      include: oneRelations,
    });
    if (!document) throw new HttpErrors.NotFound();
    this.response.setHeader("etag", `"${document.version}"`);
    return viewOf(document, await this.locks.findOne({ where: { documentId: id, until: { gt: new Date() } } }));
  }

  @get("/api/organizations/{id}/supplier-documents/count-per-type-and-state")
  async counts(@param.path.string("id") organizationId: string): Promise<object> {
    const found = await this.counters.find({ where: { organizationId, role: "SUPPLIER" } });
    const counts: Record<string, Record<string, number>> = {};
    for (const [type, names] of Object.entries(counted))
      counts[type] = Object.fromEntries([...names, "unreadMessages"].map((name) => [name, 0]));
    for (const { documentType, counter, amount } of found) (counts[documentType] ?? {})[counter] = amount;
    return counts;
  }

  /** By words alone: from the table that has their index, then the documents of the page. */
  private async byWords(
    supplierId: string,
    words: string,
    { limit = 25, skip = 0 }: Filter<Document>,
  ): Promise<object[]> {
    const likes = words
      .toLowerCase()
      .split(" ")
      .map((word): Where<DocumentText> => ({ searchText: { like: `%${word}%` } }));
    const where: Where<DocumentText> = { and: [{ supplierId }, ...likes] };
    const [found, { count }] = await Promise.all([
      this.texts.find({ where, limit, skip, order: ["documentId DESC"], fields: ["documentId"] }),
      this.texts.count(where),
    ]);
    const ids = found.map(({ documentId }) => documentId);
    const rows = await this.documents.find({ where: { id: { inq: ids } }, order: ["id DESC"], include: listRelations });
    this.response.setHeader("x-total-count", count);
    return rows.map(rowOf);
  }

  @get("/api/organizations/{id}/roles/SUPPLIER/events")
  async search(
    @param.path.string("id") supplierId: string,
    @param.query.object("filter") filter: Filter<Document> = {},
    @param.query.string("q") words?: string,
    @param.query.string("documentType") documentType?: string,
    @param.query.object("docWhere") docWhere?: Where<Document>,
    @param.query.object("targetAddrWhere") targetAddrWhere?: { postalPlace: string },
  ): Promise<object[]> {
    const conditions: Where<Document>[] = [{ supplierId }];
    if (documentType) conditions.push({ documentType });
    if (docWhere) conditions.push(docWhere);
    if (targetAddrWhere) conditions.push({ targetPostalPlace: targetAddrWhere.postalPlace });
    if (words) return await this.byWords(supplierId, words, filter);
    return await this.page({ and: conditions }, filter);
  }
}
