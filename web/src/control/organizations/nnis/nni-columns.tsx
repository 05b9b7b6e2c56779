import BlockOutlined from "@mui/icons-material/BlockOutlined";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../../components/state-chip.tsx";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import type { Nni } from "./nni-entities.ts";

const words = texts.controlNnis;

export function NniState({ active }: { active: boolean }) {
  return active ? words.inUse : <StateChip tone="grey" icon={BlockOutlined} label={words.notInUse} />;
}

/** What the list shows of each NNI. */
export const nniColumns: readonly DataColumn<Nni>[] = [
  {
    id: "identifier",
    header: words.columns.identifier,
    cell: ({ identifier }) => identifier,
    width: 200,
    card: "title",
  },
  { id: "description", header: words.columns.description, cell: ({ description }) => description },
  {
    id: "productGroups",
    header: words.columns.productGroups,
    cell: ({ productGroups }) => productGroups.map(({ name }) => name).join(", "),
  },
  {
    id: "rights",
    header: words.columns.rights,
    cell: ({ rights }) => String(rights.length),
    width: 100,
    align: "right",
  },
  { id: "state", header: words.columns.state, cell: ({ active }) => <NniState active={active} />, width: 140 },
];
