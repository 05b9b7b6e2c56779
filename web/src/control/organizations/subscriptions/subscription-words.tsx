import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import Public from "@mui/icons-material/Public";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../../components/state-chip.tsx";
import type { Subscription } from "./subscription-queries.ts";

const words = texts.controlSubscriptions;

export const typeNames = (types: readonly DocumentType[]): string =>
  documentTypes
    .filter((type) => types.includes(type))
    .map((type) => texts.documents.types[type].one)
    .join(", ");

/** The types to choose from; those that wait for the supplier say so. */
export const typeOptions = (awaiting: readonly DocumentType[] = []) =>
  documentTypes.map((type) => {
    const name = texts.documents.types[type].one;
    return { value: type, label: awaiting.includes(type) ? words.awaitingType(name) : name };
  });

/** The types of a subscription, and those that wait beside them. */
export function subscribedTypes(subscription: Subscription | null): string {
  if (!subscription) return "";
  const { eventTypes, awaitingEventTypes } = subscription;
  const agreed = typeNames(eventTypes);
  return awaitingEventTypes.length === 0 ? agreed : words.typesAndAwaiting(agreed, typeNames(awaitingEventTypes));
}

type SubscriptionStateProps = { subscription: Subscription | null; publicSupplier?: boolean };

/** How far a subscription has come. */
export function SubscriptionState({ subscription, publicSupplier = false }: SubscriptionStateProps) {
  if (subscription?.active && subscription.awaitingEventTypes.length > 0)
    return <StateChip tone="amber" icon={HourglassEmpty} label={words.states.awaiting} />;
  if (subscription?.active) return <StateChip tone="green" icon={CheckCircleOutlined} label={words.states.active} />;
  if (subscription) return <StateChip tone="amber" icon={HourglassEmpty} label={words.states.waiting} />;
  if (publicSupplier) return <StateChip tone="blue" icon={Public} label={words.states.public} />;
  return words.states.none;
}
