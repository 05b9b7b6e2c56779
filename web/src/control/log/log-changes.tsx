import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import type { LogEntry } from "./log-queries.ts";
import { changeWords } from "./log-values.ts";

const words = texts.controlLog;
const shownAtFirst = 4;

const List = styled("dl")(({ theme }) => ({
  margin: 0,
  "& > div + div": { marginTop: 2 },
  "& dt": { display: "inline", color: theme.colors.textSecondary },
  "& dd": { display: "inline", margin: 0 },
}));

/** What an entry changed; of a long list its beginning until more is asked for. */
export function LogChanges({ entry }: { entry: LogEntry }) {
  const [whole, setWhole] = useState(false);
  const changes = changeWords(entry);
  if (changes.length === 0) return <div />;
  const shown = whole || changes.length === shownAtFirst + 1 ? changes : changes.slice(0, shownAtFirst);
  return (
    <div>
      <List>
        {shown.map(({ label, text }) => (
          <div key={`${label}: ${text}`}>
            <dt>{label}: </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
      {shown.length < changes.length && (
        <Button size="small" onClick={() => setWhole(true)} data-screen-only>
          {words.more(changes.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
