import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Scope } from "../api/entities.ts";
import { queueQuery, type WaitingQueue } from "./work-query.ts";
import { WorkRows } from "./work-rows.tsx";

const words = texts.todaysWork;

/** The server tells so many of each queue, and so many more at a press. */
const firstRows = 8;
const moreRows = 25;

const told = (total: number) =>
  total > searchLimits.results ? texts.front.moreThan(searchLimits.results) : String(total);

type WorkQueueProps = {
  scope: Scope;
  waiting: WaitingQueue;
  /** False where the part of the page has this name already. */
  named: boolean;
};

/** One queue: how many wait, those that press the most, and more of them when they are asked for. */
export function WorkQueue({ scope, waiting, named }: WorkQueueProps) {
  const { queue, total, rows } = waiting;
  const headingId = useId();
  const [limit, setLimit] = useState(firstRows);
  const wantsMore = limit > firstRows;
  const more = useQuery({ ...queueQuery(scope, queue, limit), enabled: wantsMore, placeholderData: keepPreviousData });
  const shown = (wantsMore && more.data?.rows) || rows;
  return (
    <section aria-labelledby={named ? headingId : undefined}>
      {named && (
        <Typography variant="h3" id={headingId} sx={{ mt: 2, mb: 1 }}>
          {words.heading(words.queues[queue], told(total))}
        </Typography>
      )}
      <WorkRows scope={scope} name={queue} rows={shown} />
      {total > shown.length && (
        <Button
          size="small"
          disabled={more.isFetching}
          aria-label={words.moreOf(words.queues[queue])}
          onClick={() => setLimit(limit + moreRows)}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}
