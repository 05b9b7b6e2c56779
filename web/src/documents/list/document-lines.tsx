import { styled } from "@mui/material/styles";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { typeIcons } from "../../look/type-icons.ts";
import { MarkedText } from "../../look/marked-text.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { isUrgent } from "./row-facts.ts";
import { DocumentState } from "../state/document-state.tsx";
import { UrgentMark } from "../state/urgent-mark.tsx";

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

/** What it is, where, and when: a skeleton of so many lines is as high as a row, and nothing below it moves. */
export const linesOfRow = 3;

/** Whose it is beside the reader, and where. */
export const placeOf = ({ subscriber, supplier, document }: DocumentRow, role: PathRole): string =>
  [
    (role === "SUBSCRIBER" ? supplier : subscriber).name,
    document.targetAddress && formatAddress(document.targetAddress),
  ]
    .filter(Boolean)
    .join(", ");

type DocumentLinesProps = {
  role: PathRole;
  rows: readonly DocumentRow[];
  /** Where they are of several types, or in several states. */
  withType: boolean;
  withState: boolean;
  /** Where a row leads; to its document unless told otherwise. */
  hrefOf?: (row: DocumentRow) => string;
  /** What is said of when a row is due, or of what it is known by. */
  dueText?: (row: DocumentRow) => string;
};

/** A few documents below each other, each a link. */
export function DocumentLines({ role, rows, withType, withState, hrefOf, dueText }: DocumentLinesProps) {
  return (
    <Rows>
      {rows.map((row) => {
        const Icon = typeIcons[row.documentType];
        return (
          <Row key={row.id} urgent={isUrgent(row)}>
            <Name>
              {withType && <Icon aria-hidden />}
              <RouterLink to={hrefOf?.(row) ?? routes.document(areaOfRole[role], row.id)}>
                {withType && `${texts.documents.types[row.documentType].one} `}
                {formatEventId(row.id)} <MarkedText text={row.productName} />
              </RouterLink>
            </Name>
            <Side>
              <MarkedText text={placeOf(row, role)} />
            </Side>
            <Line>
              {dueText?.(row)}
              {withState && <DocumentState document={row} />}
              {isUrgent(row) && <UrgentMark />}
            </Line>
          </Row>
        );
      })}
    </Rows>
  );
}
