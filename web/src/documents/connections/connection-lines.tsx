import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link } from "react-router";
import { Line, Name, Row, Rows, Side } from "../list/line-look.ts";
import type { Connection } from "./connection-queries.ts";
import { ConnectionStateChip } from "./connection-state.tsx";

const namesOf = ({ customerName, subscriberConnectionId, supplierConnectionId }: Connection): string =>
  [customerName, subscriberConnectionId, supplierConnectionId].filter(Boolean).join(", ");
const placeOf = ({ partner, targetAddress }: Connection): string =>
  [partner.name, targetAddress && formatAddress(targetAddress)].filter(Boolean).join(", ");

type ConnectionLinesProps = { rows: readonly Connection[]; hrefOf: (row: Connection) => string };

/** A few connections below each other, each a link. */
export function ConnectionLines({ rows, hrefOf }: ConnectionLinesProps) {
  return (
    <Rows aria-label={texts.connections.titles.SUBSCRIBER}>
      {rows.map((row) => (
        <Row key={row.id} urgent={false}>
          <Name>
            <Link to={hrefOf(row)}>
              {formatEventId(row.id)} {row.productName}
            </Link>
          </Name>
          <Side>{placeOf(row)}</Side>
          <Line>
            {namesOf(row)}
            {row.state !== "active" && <ConnectionStateChip state={row.state} />}
          </Line>
        </Row>
      ))}
    </Rows>
  );
}
