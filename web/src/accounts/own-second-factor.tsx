import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { knowsPasskeys } from "../session/knows-passkeys.ts";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";
import type { FirstStep } from "./use-second-factor-steps.tsx";

const words = texts.secondFactor;

const Part = styled("section")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  paddingTop: 12,
  "& h3": { margin: "0 0 4px", fontSize: "1rem" },
  "& h4": { margin: "12px 0 4px", fontSize: "0.875rem" },
  "& p": { margin: "0 0 8px", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

/** Whether the own login asks for a second factor, and the ways to change that: an app, passkeys, or both. */
export function OwnSecondFactor() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [opened, setOpened] = useState<FirstStep>();
  const since = data?.since ?? null;
  const way = (step: FirstStep, label: string) => (
    <Button size="small" variant="outlined" onClick={() => setOpened(step)}>
      {label}
    </Button>
  );
  return (
    <Part aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      <p>{words.help}</p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={1} />)}
      {data && (
        <>
          <p>
            {since === null
              ? words.isOff
              : `${words.isOn(texts.formats.instant(since))}. ${words.codesLeft(data.recoveryCodesLeft)}`}
          </p>
          <h4>{words.app}</h4>
          {way(data.hasApp ? "removal" : "password", data.hasApp ? words.end : words.begin)}
          <h4>{texts.passkeys.title}</h4>
          <p>{texts.passkeys.help}</p>
          <OwnPasskeys passkeys={data.passkeys} isOnlyWay={!data.hasApp && data.passkeys.length === 1} />
          {knowsPasskeys() && way("passkey", texts.passkeys.add)}
        </>
      )}
      {opened && <SecondFactorDialog first={opened} onClose={() => setOpened(undefined)} />}
    </Part>
  );
}
