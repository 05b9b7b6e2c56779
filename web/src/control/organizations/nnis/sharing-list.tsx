import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { RowList } from "../../../components/layout/row-list.tsx";

const words = texts.controlNnis;

/** An NNI that is shared to an organization. */
export type Sharing = {
  nniId: string;
  identifier: string;
  receiver: { id: string; name: string };
  /** Whose it is, or who has it. */
  beside: string;
  /** Why the reader cannot end it. */
  refusal?: string | undefined;
};

type SharingListProps = {
  label: string;
  sharings: readonly Sharing[];
  emptyText: string;
  onEnd: (sharing: Sharing) => void;
};

/** Shared NNIs, each with the way to end it. */
export function SharingList({ label, sharings, emptyText, onEnd }: SharingListProps) {
  if (sharings.length === 0) return <p>{emptyText}</p>;
  return (
    <RowList aria-label={label}>
      {sharings.map((sharing) => (
        <li key={`${sharing.nniId}/${sharing.receiver.id}`}>
          <span>
            {sharing.identifier}
            <small>{sharing.beside}</small>
          </span>
          <ActionButton
            size="small"
            aria-label={words.endWhich(sharing.identifier, sharing.receiver.name)}
            disabledReason={sharing.refusal}
            onClick={() => onEnd(sharing)}
          >
            {words.end}
          </ActionButton>
        </li>
      ))}
    </RowList>
  );
}
