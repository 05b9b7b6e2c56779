import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { EventMessagesForm } from "./event-messages-form.tsx";
import { EventMessagesView } from "./event-messages-view.tsx";
import { eventMessagesQuery } from "./event-message-queries.ts";

const tabAddress = address({ mode: oneOf("mode", ["edit"]) });

/** Who is notified of each type of message, to be read or with `mode=edit` in the address to be changed. */
export default function EventMessagesTab({ organization: { id } }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(eventMessagesQuery(id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />;
  if (url.mode === "edit") return <EventMessagesForm organizationId={id} given={data} />;
  return <EventMessagesView organizationId={id} messages={data.messages} />;
}
