import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatDate } from "@runko/domain/values/calendar-date";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { paths } from "../../look/paths.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { isUrgent } from "../list/row-facts.ts";
import { UrgentMark } from "../state/urgent-mark.tsx";
import { waitingQuery, waitingStates, type Waiting } from "./waiting-query.ts";

const words = texts.vendor;

const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });
const Row = styled("li")(({ theme }) => ({
  position: "relative",
  padding: "8px 0",
  "& + &": { borderTop: `1px solid ${theme.colors.divider}` },
  "&:hover": { background: theme.palette.action.hover },
  "& a": { color: "inherit", textDecoration: "none", fontWeight: 550 },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
}));
const Line = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 12px", minHeight: 26 });
const Side = styled("div")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.colors.textSecondary }));

function dayText({ document }: DocumentRow, waiting: Waiting, today: string): string {
  const date = waiting === "inDelivery" ? document.estimatedDeliveryDate : document.requestedDate;
  if (!date) return "";
  const said = waiting === "inDelivery" ? words.estimated(formatDate(date)) : words.requested(formatDate(date));
  const near = date < today ? words.late : date === today ? words.today : undefined;
  return near ? `${said}, ${near}` : said;
}

type WaitingListProps = { scope: Scope; waiting: Waiting; today: string };

/** A few orders that wait for the supplier, and the way to all of them. */
export function WaitingList({ scope, waiting, today }: WaitingListProps) {
  const { data, error, refetch } = useQuery(waitingQuery(scope, waiting));
  const all = paths.documents("supplier", { type: "Order", status: waitingStates[waiting] });
  return (
    <Section
      title={words.waitingOrders[waiting]}
      actions={
        data && data.total > 0 ? (
          <Link component={RouterLink} to={all} sx={{ display: "inline-block", py: 0.5 }}>
            {words.all(data.total)}
          </Link>
        ) : undefined
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={5} />}
      {data?.rows.length === 0 && <Typography color="textSecondary">{words.emptyWaiting[waiting]}</Typography>}
      {data && (
        <Rows>
          {data.rows.map((row) => (
            <Row key={row.id}>
              <RouterLink to={paths.document("supplier", row.id)}>
                {formatEventId(row.id)} {row.productName}
              </RouterLink>
              <Side>
                {[row.subscriber.name, row.document.targetAddress && formatAddress(row.document.targetAddress)]
                  .filter(Boolean)
                  .join(", ")}
              </Side>
              <Line>
                {dayText(row, waiting, today)}
                {isUrgent(row) && <UrgentMark />}
              </Line>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
