import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: 10,
  "& li": { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: "2px 12px" },
  "& div": { minWidth: 0, overflowWrap: "anywhere" },
});

export type AskedAddress = {
  address: string;
  /** Where it stands. */
  state: string;
  /** What a press does to it, and its whole name; absent when nothing can be done. */
  press?: { label: string; name: string; onPress: () => void; busy: boolean } | undefined;
};

/** Addresses that were asked something, each with its answer and the way to ask again. */
export function AskedAddresses({ items }: { items: readonly AskedAddress[] }) {
  return (
    <List>
      {items.map(({ address, state, press }) => (
        <li key={address}>
          <div>
            {address}
            <Typography variant="body2" color="textSecondary">
              {state}
            </Typography>
          </div>
          {press && (
            <Button size="small" aria-label={press.name} disabled={press.busy} onClick={press.onPress}>
              {press.label}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}
