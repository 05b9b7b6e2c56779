import { BindingScope, injectable } from "@loopback/core";
import type { Options } from "@loopback/repository";
import { repository } from "@loopback/repository";
import { randomUUID } from "node:crypto";
import type { Actor } from "./authenticate.ts";
import type { Document } from "./models.ts";
import { formFields } from "./order-schema.ts";
import * as repositories from "./repositories.ts";
import { timeOrderedId } from "./time-ordered-id.ts";

type Fields = Record<string, unknown>;
type Done = { action: string; label: string; tells: "subscriber" | "supplier"; actor: Actor; at: Date };

const personal = new Set(["contactName", "contactPhone", "contactEmail", "technicalContact", "followers"]);
const raise = `INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount) VALUES ($1, $2, $3, $4, 1)
  ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + 1`;
const lower = `UPDATE document_counters SET amount = amount - 1
  WHERE organization_id = $1 AND role = $2 AND document_type = $3 AND counter = $4`;

/** What follows from every change of a document: its row of the log, the notice, the counters and word to those who look. */
@injectable({ scope: BindingScope.SINGLETON })
export class ChangeRecorder {
  constructor(
    @repository(repositories.EventLogRepository) private log: repositories.EventLogRepository,
    @repository(repositories.EventLogPersonalRepository) private personalLog: repositories.EventLogPersonalRepository,
    @repository(repositories.OutboxRepository) private outbox: repositories.OutboxRepository,
    @repository(repositories.CounterRepository) private counters: repositories.CounterRepository,
  ) {}

  async record(
    document: Document,
    fields: { before: Fields; after: Fields },
    done: Done,
    options: Options,
  ): Promise<void> {
    const { action, tells: to, actor } = done;
    const payload = { eventId: document.id, action, to, actorId: actor.userId };
    await this.outbox.create({ id: timeOrderedId(), topic: "document-notice", payload }, options);
    await this.writeLog(document, fields, done, options);
    const { id, documentType, subscriberId, supplierId } = document;
    const live = { kind: "document", eventId: id, documentType, subscriberId, supplierId };
    await this.log.execute("SELECT pg_notify('bench', $1)", [JSON.stringify(live)], options);
  }

  private async writeLog(
    { id: documentId = 0, version }: Document,
    { before, after }: { before: Fields; after: Fields },
    { action, label, actor, at }: Done,
    options: Options,
  ): Promise<void> {
    const changes = formFields.flatMap((field) => {
      const [from, to] = [before[field] ?? null, after[field] ?? null];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
    });
    const kept = changes.map((change) =>
      personal.has(change.field) ? { field: change.field, personal: true } : change,
    );
    const beside = changes.filter(({ field }) => personal.has(field));
    const id = timeOrderedId();
    const requestId = randomUUID();
    await this.log.create({ id, documentId, at, label, action, ...actor, version, changes: kept, requestId }, options);
    if (beside.length > 0) await this.personalLog.create({ logId: id, documentId, changes: beside }, options);
  }

  /** In one order of rows whoever moves them: otherwise changes at the same time deadlock. */
  async count(
    { subscriberId, supplierId, documentType }: Document,
    { from, to }: { from?: string; to: string },
    options: Options,
  ): Promise<void> {
    const states = from === undefined ? [to] : [from, to];
    const changes = states.flatMap((state) => [
      [subscriberId, "SUBSCRIBER", documentType, state],
      [supplierId, "SUPPLIER", documentType, state],
    ]);
    for (const change of changes.toSorted())
      await this.counters.execute(change[3] === from ? lower : raise, change, options);
  }
}
