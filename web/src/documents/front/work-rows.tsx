import { styled } from "@mui/material/styles";
import { findQueue, type QueueName } from "@runko/domain/documents/work-queues";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { typeIcons } from "../../look/type-icons.ts";
import { useMinute } from "../../screen/use-minute.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { isUrgent } from "../list/row-facts.ts";
import { DocumentState } from "../state/document-state.tsx";
import { UrgentMark } from "../state/urgent-mark.tsx";
import { placeOf } from "../list/document-lines.tsx";
import { WorkDue } from "./work-due.tsx";
import { WorkStep } from "./work-step.tsx";

const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });
const Row = styled("li", { shouldForwardProp: (prop) => prop !== "urgent" })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    position: "relative",
    display: "grid",
    gridTemplate: '"name due step" auto "place state step" auto / minmax(0, 1fr) 190px 200px',
    alignItems: "center",
    gap: "2px 16px",
    margin: "0 -16px",
    padding: "6px 16px",
    minHeight: 44,
    borderTop: `1px solid ${theme.colors.divider}`,
    boxShadow: urgent ? `inset 4px 0 0 ${theme.colors.error}` : undefined,
    // Rows below the window are styled and laid out when one comes to them.
    "@media screen": { contentVisibility: "auto", containIntrinsicHeight: "auto 60px" },
    "&:hover": { background: theme.palette.action.hover },
    "& > :last-child": { gridArea: "step", position: "relative", zIndex: 1, justifySelf: "end" },
    [theme.breakpoints.up("xl")]: {
      gridTemplate: '"name place due state step" auto / minmax(0, 1.2fr) minmax(0, 1fr) 190px 200px 200px',
    },
    [theme.breakpoints.down("sm")]: {
      gridTemplate: '"name" "place" "due" "state" "step" / minmax(0, 1fr)',
      containIntrinsicHeight: "auto 176px",
      "& > :last-child": { gridArea: "step", justifySelf: "stretch", minHeight: 44, marginTop: 4 },
    },
  }),
);
const Name = styled("div")(({ theme }) => ({
  gridArea: "name",
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "2px 8px",
  minWidth: 0,
  "& > a > svg": { fontSize: 18, marginInlineEnd: 8, verticalAlign: "text-bottom", color: theme.colors.textSecondary },
  "& > a": { minWidth: 0, color: "inherit", textDecoration: "none", fontWeight: 550 },
  "& > a::after": { content: '""', position: "absolute", inset: 0 },
}));
const Place = styled("div")(({ theme }) => ({
  gridArea: "place",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  overflowWrap: "anywhere",
}));
const Due = styled("div")({ gridArea: "due", fontSize: "0.8125rem" });
const State = styled("div")({ gridArea: "state" });

/** The focus of who works through rows: when one is done and gone, it is on the one that has come in its place. */
function useFocusOfNext(rows: readonly DocumentRow[]) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    const { current: place } = left;
    left.current = undefined;
    if (place === undefined || document.activeElement !== document.body) return;
    const steps = list.current?.querySelectorAll<HTMLElement>(":scope > li > :last-child");
    steps?.[Math.min(place, steps.length - 1)]?.focus();
  }, [rows]);
  return { list, leave: (place: number) => void (left.current = place) };
}

type WorkRowsProps = { scope: Scope; name: QueueName; rows: readonly DocumentRow[] };

/** The documents of a queue below each other: each the way to its page, with why it is here and what is done next. */
export function WorkRows({ scope, name, rows }: WorkRowsProps) {
  const { role } = scope;
  const now = useMinute();
  const { list, leave } = useFocusOfNext(rows);
  const queue = findQueue(role, name);
  const withType = (queue?.types.length ?? 0) > 1;
  return (
    <Rows ref={list}>
      {rows.map((row, place) => {
        const Icon = typeIcons[row.documentType];
        return (
          <Row key={row.id} urgent={isUrgent(row)}>
            <Name>
              <Link to={routes.document(areaOfRole[role], row.id)}>
                {withType && <Icon aria-hidden />}
                {withType && `${texts.shell.sectionLabel(texts.documents.types[row.documentType].one)} `}
                {formatEventId(row.id)} {row.productName}
              </Link>
              {isUrgent(row) && <UrgentMark />}
            </Name>
            <Place>{placeOf(row, role)}</Place>
            <Due>
              <WorkDue row={row} role={role} queue={name} now={now} />
            </Due>
            <State>
              <DocumentState document={row} />
            </State>
            <WorkStep scope={scope} row={row} steps={queue?.steps ?? []} onDone={() => leave(place)} />
          </Row>
        );
      })}
    </Rows>
  );
}
