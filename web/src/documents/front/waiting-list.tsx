import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { areaOfRole, paths } from "../../look/paths.ts";
import { typeIcons } from "../../look/type-icons.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { isUrgent } from "../list/row-facts.ts";
import { DocumentState } from "../state/document-state.tsx";
import { UrgentMark } from "../state/urgent-mark.tsx";
import { waitingQuery, type Waiting } from "./waiting-query.ts";

const words = texts.front;

const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));
const Row = styled("li", { shouldForwardProp: (prop) => prop !== "urgent" })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    position: "relative",
    margin: "0 -16px",
    padding: "8px 16px",
    boxShadow: urgent ? `inset 4px 0 0 ${theme.colors.error}` : undefined,
    "&:hover": { background: theme.palette.action.hover },
    "& a": { color: "inherit", textDecoration: "none", fontWeight: 550 },
    "& a::after": { content: '""', position: "absolute", inset: 0 },
  }),
);
const Name = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  "& svg": { fontSize: 18, color: theme.colors.textSecondary },
}));
const Line = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 12px", minHeight: 26 });
const Side = styled("div")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.colors.textSecondary }));

const placeOf = ({ subscriber, document }: DocumentRow): string =>
  [subscriber.name, document.targetAddress && formatAddress(document.targetAddress)].filter(Boolean).join(", ");

type WaitingListProps = {
  scope: Scope;
  title: string;
  empty: string;
  waiting: Waiting;
  /** What is said of when a row is due. */
  dueText: (row: DocumentRow) => string;
};

/** A few documents that wait for an answer, and the way to all of them. */
export function WaitingList({ scope, title, empty, waiting, dueText }: WaitingListProps) {
  const { data, error, refetch } = useQuery(waitingQuery(scope, waiting));
  const area = areaOfRole[scope.role];
  const { states, types } = waiting;
  const [only] = types.length === 1 ? types : [];
  const [state] = states.length === 1 ? states : [];
  const all = data && data.total > data.rows.length && (
    <Typography component="span" color="textSecondary">
      {words.inAll(data.total)}
    </Typography>
  );
  return (
    <Section
      title={title}
      actions={
        only && data && data.total > 0 ? (
          <Link
            component={RouterLink}
            to={paths.documents(area, { type: only, ...(state && { status: state }) })}
            sx={{ display: "inline-block", py: 0.5 }}
          >
            {words.all(data.total)}
          </Link>
        ) : (
          all
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={5} />}
      {data?.rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {data && (
        <Rows>
          {data.rows.map((row) => {
            const Icon = typeIcons[row.documentType];
            return (
              <Row key={row.id} urgent={isUrgent(row)}>
                <Name>
                  {!only && <Icon aria-hidden />}
                  <RouterLink to={paths.document(area, row.id)}>
                    {!only && `${texts.documents.types[row.documentType].one} `}
                    {formatEventId(row.id)} {row.productName}
                  </RouterLink>
                </Name>
                <Side>{placeOf(row)}</Side>
                <Line>
                  {dueText(row)}
                  {!state && <DocumentState document={row} />}
                  {isUrgent(row) && <UrgentMark />}
                </Line>
              </Row>
            );
          })}
        </Rows>
      )}
    </Section>
  );
}
