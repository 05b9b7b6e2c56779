import { texts } from "@runko/domain/texts/texts";
import { address } from "../../../addresses/address.ts";
import { idOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { PartnerList } from "./partner-list.tsx";
import { choicesQuery, type SubscriptionChoice } from "./subscription-queries.ts";
import { SubscriptionState, subscribedTypes } from "./subscription-words.tsx";
import { SupplierChoice } from "./supplier-choice.tsx";

const words = texts.controlSubscriptions;

const columns: readonly DataColumn<SubscriptionChoice>[] = [
  { id: "supplier", header: words.columns.supplier, cell: ({ supplierName }) => supplierName, card: "title" },
  { id: "state", header: words.columns.state, cell: (row) => <SubscriptionState {...row} />, width: 210 },
  {
    id: "eventTypes",
    header: words.columns.eventTypes,
    cell: ({ subscription }) => subscribedTypes(subscription),
  },
  {
    id: "contractNumber",
    header: words.columns.contractNumber,
    cell: ({ subscription }) => subscription?.contractNumber,
    width: 150,
  },
];

const tabAddress = address({ supplierId: idOf("supplier") });

/** From whom an organization may order, and of whom it asks for that; `supplier` of the address opens one (D-17). */
export default function SubscriptionsTab({ organization: { id } }: OrganizationTabProps) {
  const { supplierId } = useAddress(tabAddress).url;
  if (supplierId !== undefined) return <SupplierChoice key={supplierId} subscriberId={id} supplierId={supplierId} />;
  return (
    <PartnerList
      label={words.suppliers}
      searchLabel={words.searchSuppliers}
      empty={words.emptySuppliers}
      columns={columns}
      queryOf={(url) => choicesQuery(id, url)}
      open={{
        parameter: "supplier",
        idOf: (row) => row.supplierId,
        labelOf: ({ supplierName }) => words.supplierRow(supplierName),
      }}
    />
  );
}
