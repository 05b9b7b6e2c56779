import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";

const words = texts.controlNnis;

const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px", padding: "6px 0" },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& > li > span": { flex: 1, minWidth: 180, overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

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
    <Rows aria-label={label}>
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
    </Rows>
  );
}
