import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import type { BulkOutcome } from "./use-bulk.ts";

const words = texts.bulk;

type BulkResultsProps = { outcome: BulkOutcome; hrefOf: (eventId: number) => string; onClose: () => void };

/** What became of each row, when not all went well. */
export function BulkResults({ outcome: { action, results }, hrefOf, onClose }: BulkResultsProps) {
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  const done = results.length - failed;
  const title = [...(done > 0 ? [words.done[action](done)] : []), words.failed(failed)].join(". ");
  return (
    <Notice severity="warning" live title={title} action={<Button onClick={onClose}>{words.hideResults}</Button>}>
      <ul aria-label={words.results} style={{ margin: "4px 0 0", paddingInlineStart: 18 }}>
        {results.map((result) => (
          <li key={result.id}>
            <Link component={RouterLink} to={hrefOf(result.id)} color="inherit">
              {formatEventId(result.id)}
            </Link>
            : {result.failure ?? words.rowDone}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
