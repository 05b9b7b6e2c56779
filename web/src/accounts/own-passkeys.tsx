import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { PerformDialog } from "../components/dialogs/perform-dialog.tsx";
import { removePasskey, type Passkey } from "./remove-passkey.ts";
import { secondFactorKey } from "./second-factor-query.ts";

const words = texts.passkeys;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: "0 0 8px",
  padding: 0,
  "& li": { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center", padding: "6px 0" },
  "& li > div": { flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" },
  "& span": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

const instantOf = (time: string) => texts.formats.instant(time);

/** The own passkeys, each with the way to take it away. */
export function OwnPasskeys({ passkeys, isOnlyWay }: { passkeys: readonly Passkey[]; isOnlyWay: boolean }) {
  const [asked, setAsked] = useState<Passkey>();
  if (passkeys.length === 0 && !asked) return null;
  return (
    <>
      <List aria-label={words.title}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              {passkey.name}
              <span>{words.made(instantOf(passkey.madeAt), passkey.lastUsedAt && instantOf(passkey.lastUsedAt))}</span>
              {!passkey.entersAlone && <span>{words.asksPassword}</span>}
            </div>
            <ActionButton size="small" aria-label={words.removeWhich(passkey.name)} onClick={() => setAsked(passkey)}>
              {words.remove}
            </ActionButton>
          </li>
        ))}
      </List>
      {asked && (
        <PerformDialog
          title={words.removeWhich(asked.name)}
          text={isOnlyWay ? words.lastOneHelp : words.removeHelp}
          confirmLabel={words.remove}
          danger
          perform={() => removePasskey(asked)}
          stale={[secondFactorKey]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
