import type { NniColumn } from "@runko/domain/nnis/nni-columns";
import { readNniRow, writeNniRow } from "@runko/domain/nnis/nni-csv-schema";
import type { NniFields } from "@runko/domain/nnis/nni-schema";
import type { AppContext } from "../app-context.ts";
import { changeKnownNni, nniToChange } from "../nnis/change-known-nni.ts";
import { addNni } from "../nnis/create-nni.ts";
import { findIdentifiersInUse } from "../nnis/find-identifiers-in-use.ts";
import { nnis, nnisOf } from "../nnis/nni-entity.ts";
import { addNniGroup } from "../nnis/nni-groups.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { refuseTaken } from "./refuse-taken.ts";
import type { CsvList } from "./register-csv-list.ts";
import { namesOf, type Named } from "./names-of.ts";

type ShownNni = NniFields & { id: string; productGroups: Named[] };

/** NNIs of a supplier as rows of a file. */
export function nniList({ pool, db }: AppContext): CsvList<NniColumn, ShownNni> {
  return {
    subject: "nnis",
    called: "Nnis",
    tag: "nnis",
    control: "keepNnis",
    headers: ({ csv }) => csv.columns.nnis,
    entity: nnis,
    include: ["productGroups"],
    find: ({ organizationId }, filter) => findRows(pool, nnis, { scope: nnisOf(organizationId) }, filter),
    write: ({ productGroups, ...fields }, { request }) =>
      writeNniRow(request.texts, { fields, productGroups: productGroups.map(({ name }) => name) }),
    check: async (rows, { request, organizationId }) => {
      const groups = await namesOf(db, "product_groups");
      const keyed = rows.map((cells) => {
        const { row, issues } = readNniRow(request.texts, cells, groups);
        return { issues, key: row.fields.identifier };
      });
      const taken = await findIdentifiersInUse(
        db,
        organizationId,
        keyed.map(({ key }) => key),
      );
      return refuseTaken(keyed, taken, { path: "identifier", code: "IDENTIFIER_IN_USE" });
    },
    open: async (trx, actor, { request, organizationId }) => {
      const groups = await namesOf(trx, "product_groups");
      const read = (cells: Readonly<Record<string, string>>) => {
        const { row, issues } = readNniRow(request.texts, cells as Record<NniColumn, string>, groups);
        refuseIssues(issues);
        return row;
      };
      return {
        add: async (cells) => {
          const row = read(cells);
          const nniId = await addNni(trx, actor, organizationId, row.fields);
          for (const groupId of row.productGroupIds) await addNniGroup(trx, actor, { organizationId, nniId }, groupId);
        },
        find: async (nniId) => {
          const key = { organizationId, nniId };
          const nni = await nniToChange(trx, key);
          if (!nni) return undefined;
          const { fields, productGroups } = nni;
          return {
            cells: writeNniRow(request.texts, { fields, productGroups: productGroups.map(({ name }) => name) }),
            change: async (cells) => await changeKnownNni(trx, actor, key, { ...nni, after: read(cells) }),
          };
        },
      };
    },
  };
}
