import { keyColumns, requiredColumns, type CsvSubject, type KeyColumn } from "@runko/domain/csv/csv-columns";
import type { CsvColumn } from "@runko/domain/csv/csv-table";
import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { issueCodes, type Issue } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { z } from "zod";
import { countTaken, countTakenAddresses } from "../accounts/count-taken-addresses.ts";
import { adminActorOf, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import type { PublishedEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { importRows } from "./import-rows.ts";
import { findAll, sendCsv } from "./send-csv.ts";
import { rowVersion, type RowStore } from "./store-row.ts";

type Asked = { request: FastifyRequest; organizationId: string; invite?: boolean };

/** A list of an organization that is imported and exported as CSV. */
export type CsvList<Key extends string, Row extends { id?: string }> = {
  subject: CsvSubject;
  /** What stands in the names of the calls. */
  called: string;
  tag: string;
  control: OrganizationAction;
  headers: (texts: Catalogue) => Readonly<Record<Key, string>>;
  /** Whether whom an import adds is invited when that is asked for. */
  invites?: true;
  entity: PublishedEntity;
  /** Relations that a row of the export tells of. */
  include: readonly string[];
  find: (asked: Asked, filter: Filter) => Promise<FoundRows>;
  write: (row: Row, asked: Asked) => Record<Key, string>;
  /** The issues of each row that is to be added, found for all together. */
  check: (rows: readonly Record<Key, string>[], asked: Asked) => Promise<(readonly Issue[])[]>;
  open: (trx: Transaction<Database>, actor: AdminActor, asked: Asked) => Promise<RowStore>;
};

const importBody = z.strictObject({
  csv: z.string().meta({ description: "A line of headers and a row on each line after it; `;` or `,` between cells." }),
  preview: z.boolean().default(false).meta({ description: "Tries the rows and stores none." }),
});

const invite = z.boolean().default(false).meta({ description: "Invites whom the rows add to set the first password." });

const importAnswer = z
  .strictObject({
    stored: z.boolean(),
    invited: z.int().meta({ description: "How many of the added users are mailed an invitation." }),
    columns: z.array(z.strictObject({ key: z.string(), header: z.string() })),
    rows: z.array(
      z.strictObject({
        line: z.int(),
        cells: z.array(z.string()),
        action: z.enum(["added", "changed", "none"]),
        changes: z
          .array(z.strictObject({ key: z.string(), before: z.string(), after: z.string() }))
          .meta({ description: "What a row changes of the one that it names, as an export writes it." }),
        errors: z.array(z.strictObject({ path: z.string(), code: z.enum(issueCodes), message: z.string() })),
      }),
    ),
  })
  .meta({ id: "CsvImport" });

function columnsOf<Key extends string>(
  { headers, subject }: Pick<CsvList<Key, never>, "headers" | "subject">,
  texts: Catalogue,
) {
  const required: readonly string[] = requiredColumns[subject];
  const named = headers(texts);
  const keys = Object.keys(named) as Key[];
  const own = keys.map((key): CsvColumn<Key | KeyColumn> => ({
    key,
    header: named[key],
    required: required.includes(key),
  }));
  const ofKeys = keyColumns.map((key): CsvColumn<KeyColumn> => ({ key, header: texts.csv.keys[key], required: false }));
  return [...own, ...ofKeys];
}

/** The import and the export of one list. */
export function registerCsvList<Key extends string, Row extends { id?: string }>(
  app: App,
  context: AppContext,
  list: CsvList<Key, Row>,
): void {
  const { db, clock } = context;
  const { subject, called } = list;
  const path = `/organizations/:id/${subject}`;
  const config = { organization: { control: list.control } };
  app.post(
    `${path}/import`,
    {
      config: { ...config, problems: [409], load: "import" },
      schema: {
        operationId: `import${called}`,
        tags: [list.tag],
        summary:
          "Makes or changes what the rows of a CSV text tell of, all or none; a preview tells what each would do",
        params: organizationParams,
        body: list.invites ? importBody.extend({ invite }) : importBody,
        response: { 200: importAnswer },
      },
    },
    async (request) => {
      const { texts } = request;
      const columns = columnsOf(list, texts);
      const { csv, preview } = request.body;
      const invites = "invite" in request.body && request.body.invite === true;
      const asked = { request, organizationId: request.params.id, invite: invites };
      const actor = adminActorOf(request, clock);
      const { rows, invited } = await countTakenAddresses(context, actor, () =>
        importRows(db, {
          csv,
          preview,
          columns,
          texts,
          check: (added) => list.check(added, asked),
          open: (trx) => list.open(trx, actor, asked),
        }),
      );
      if (preview) {
        const { at, ...by } = actor;
        const details = { subject, rows: rows.length };
        const { organizationId } = asked;
        await writeSecurityLog(db, at, { event: "importPreviewed", ...by, organizationId, details });
        await countTaken(
          context,
          actor,
          rows.flatMap(({ issues }) => issues),
        );
      }
      return {
        stored: !preview,
        invited,
        columns: columns.map(({ key, header }) => ({ key, header })),
        rows: rows.map(({ line, cells, action, changes, issues }) => ({
          line,
          cells: columns.map(({ key }) => cells[key]),
          action,
          changes,
          errors: issues.map((issue) => ({
            path: issue.path,
            code: issue.code,
            message: issueMessage(texts.issues, issue),
          })),
        })),
      };
    },
  );
  app.get(
    `${path}/export`,
    {
      config: { ...config, load: "heavy", asksProof: "ofManyRows" },
      schema: {
        operationId: `export${called}`,
        tags: [list.tag],
        summary: "The list as CSV, every row that the filter names",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: { description: "The list.", content: { "text/csv": { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const { texts } = request;
      const columns = columnsOf(list, texts);
      const { id: organizationId } = request.params;
      const filter = parseFilter(request.query, list.entity);
      const { include } = parseFilter({ filter: JSON.stringify({ include: list.include }) }, list.entity);
      const asked = { request, organizationId };
      const rows = await findAll<Row>((page) => list.find(asked, page), { ...filter, include });
      const written = rows.map((row): Record<string, string> => {
        const cells = list.write(row, asked);
        return { ...cells, id: row.id ?? "", version: rowVersion(cells) };
      });
      const name = texts.csv.fileName(subject, await loadOrganizationName(db, organizationId));
      return sendCsv(context, request, reply, {
        subject,
        organizationId,
        name,
        rows: [
          columns.map(({ header }) => header),
          ...written.map((cells) => columns.map(({ key }) => cells[key] ?? "")),
        ],
      });
    },
  );
}
