import { texts } from "@runko/domain/texts/texts";
import { address } from "../../../addresses/address.ts";
import { idOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { PartnerList } from "./partner-list.tsx";
import { CustomerPage } from "./customer-page.tsx";
import { subscribersQuery, type SubscriberInfo } from "./subscription-queries.ts";
import { SubscriptionState, subscribedTypes } from "./subscription-words.tsx";

const words = texts.controlSubscriptions;

const columns: readonly DataColumn<SubscriberInfo>[] = [
  { id: "subscriber", header: words.columns.subscriber, cell: ({ subscriberName }) => subscriberName, card: "title" },
  { id: "state", header: words.columns.state, cell: (row) => <SubscriptionState {...row} />, width: 210 },
  {
    id: "eventTypes",
    header: words.columns.eventTypes,
    cell: ({ subscription }) => subscribedTypes(subscription),
  },
  { id: "customerNumber", header: words.columns.customerNumber, cell: (row) => row.customerNumber, width: 150 },
];

const tabAddress = address({ customerId: idOf("customer") });

/** Who orders from the organization, and what it has written of them; `customer` of the address opens one (D-18). */
export default function CustomersTab({ organization: { id } }: OrganizationTabProps) {
  const { customerId: subscriberId } = useAddress(tabAddress).url;
  if (subscriberId !== undefined)
    return <CustomerPage key={subscriberId} supplierId={id} subscriberId={subscriberId} />;
  return (
    <PartnerList
      label={words.subscribers}
      searchLabel={words.searchSubscribers}
      empty={words.emptySubscribers}
      columns={columns}
      queryOf={(url) => subscribersQuery(id, url)}
      open={{
        parameter: "customer",
        idOf: (row) => row.subscriberId,
        labelOf: ({ subscriberName }) => words.subscriberRow(subscriberName),
      }}
    />
  );
}
