import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { mayDoToNewsletter } from "@runko/domain/newsletters/newsletter-states";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { BriefingHead } from "./briefing-queries.ts";
import { BriefingState } from "./briefing-state.tsx";

const { write: words, audiences, actions: actionWords } = texts.newsletters;

const asking = ["publish", "withdraw", "remove"] as const;

/** What is about to be done to which newsletter. */
export type Asked = { action: (typeof asking)[number]; briefing: BriefingHead };

const Actions = styled("span")({ display: "inline-flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 4 });

export const briefingColumns = (ask: (asked: Asked) => void): readonly DataColumn<BriefingHead>[] => [
  {
    id: "title",
    header: words.heading,
    cell: ({ id, title }) => <Link to={`${briefingsPath}/${id}`}>{title}</Link>,
  },
  { id: "state", header: words.state, cell: ({ state }) => <BriefingState state={state} /> },
  {
    id: "when",
    header: words.when,
    cell: ({ publishAt }) => (publishAt === null ? "" : texts.formats.instant(publishAt)),
  },
  { id: "audience", header: words.readers, cell: ({ audience }) => audiences[audience] },
  {
    id: "actions",
    header: words.actionsColumn,
    align: "right",
    cell: (briefing) => (
      <Actions>
        {asking
          .filter((action) => mayDoToNewsletter(briefing.state, action))
          .map((action) => (
            <Button
              key={action}
              size="small"
              aria-label={words.actionWhich(actionWords[action], briefing.title)}
              onClick={() => ask({ action, briefing })}
            >
              {actionWords[action]}
            </Button>
          ))}
      </Actions>
    ),
  },
];
