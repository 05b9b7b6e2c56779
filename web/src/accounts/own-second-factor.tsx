import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { SecondFactorDialog } from "./second-factor-dialog.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";

const words = texts.secondFactor;

const Part = styled("section")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  paddingTop: 12,
  "& h3": { margin: "0 0 4px", fontSize: "1rem" },
  "& p": { margin: "0 0 8px", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

/** Whether the own login asks for a code too, and the way to change that. */
export function OwnSecondFactor() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [opened, setOpened] = useState<{ isOn: boolean }>();
  const since = data?.since ?? null;
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
          <Button size="small" variant="outlined" onClick={() => setOpened({ isOn: since !== null })}>
            {since === null ? words.begin : words.end}
          </Button>
        </>
      )}
      {opened && <SecondFactorDialog isOn={opened.isOn} onClose={() => setOpened(undefined)} />}
    </Part>
  );
}
