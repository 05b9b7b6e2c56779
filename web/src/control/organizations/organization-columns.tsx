import LockOutlined from "@mui/icons-material/LockOutlined";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { StateChip } from "../../components/state-chip.tsx";
import { roleNames } from "../role-names.ts";
import { featuresOf } from "./features.ts";
import { Indented } from "./indented.tsx";
import type { TreeRow } from "./organization-tree.ts";

const words = texts.controlOrganizations;
/** What the list shows of each organization. */
export const organizationColumns: readonly DataColumn<TreeRow>[] = [
  {
    id: "name",
    header: words.columns.name,
    cell: ({ name, depth, closedAt }) => (
      <Indented depth={depth}>
        {name} {closedAt !== null && <StateChip tone="grey" icon={LockOutlined} label={words.closed} />}
      </Indented>
    ),
    card: "title",
  },
  { id: "businessId", header: words.columns.businessId, cell: ({ businessId }) => businessId, width: 110 },
  { id: "parent", header: words.columns.parent, cell: ({ parentName }) => parentName, width: 180 },
  {
    id: "roles",
    header: words.columns.roles,
    cell: ({ organizationRoles }) => roleNames(organizationRoles),
    wraps: true,
  },
  {
    id: "features",
    header: words.columns.features,
    cell: (row) =>
      featuresOf(row)
        .map((feature) => words.fields[feature])
        .join(", "),
    width: 160,
  },
];
