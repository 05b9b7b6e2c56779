import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { typeIcons } from "../../look/type-icons.ts";
import { MarkedText } from "../../look/marked-text.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { Line, Name, Row, Rows, Side } from "./line-look.ts";
import { isUrgent } from "./row-facts.ts";
import { DocumentState } from "../state/document-state.tsx";
import { UrgentMark } from "../state/urgent-mark.tsx";

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
};

/** A few documents below each other, each a link. */
export function DocumentLines({ role, rows, withType, withState }: DocumentLinesProps) {
  return (
    <Rows>
      {rows.map((row) => {
        const Icon = typeIcons[row.documentType];
        return (
          <Row key={row.id} urgent={isUrgent(row)}>
            <Name>
              {withType && <Icon aria-hidden />}
              <RouterLink to={routes.document(areaOfRole[role], row.id)}>
                {withType && `${texts.shell.sectionLabel(texts.documents.types[row.documentType].one)} `}
                {formatEventId(row.id)} <MarkedText text={row.productName} />
              </RouterLink>
            </Name>
            <Side>
              <MarkedText text={placeOf(row, role)} />
            </Side>
            <Line>
              {withState && <DocumentState document={row} />}
              {isUrgent(row) && <UrgentMark />}
            </Line>
          </Row>
        );
      })}
    </Rows>
  );
}
