import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import type { LiveConnections } from "./hand-over-queries.ts";

const words = texts.controlOrganizations.handOver;

export const Connections = styled("ul")({ margin: "4px 0", paddingInlineStart: 18, overflowWrap: "anywhere" });

/** How many connections there are, and the oldest of them. */
export function ConnectionList({ live: { total, connections } }: { live: LiveConnections }) {
  if (total === 0) return <Typography>{words.none}</Typography>;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {words.count(total)}
      </Typography>
      <Connections>
        {connections.map(({ id, subscriberName, customerName, supplierConnectionId }) => (
          <li key={id}>
            {[`TID ${id}`, supplierConnectionId, subscriberName, customerName].filter(Boolean).join(", ")}
          </li>
        ))}
        {total > connections.length && <li>{words.andMore(total - connections.length)}</li>}
      </Connections>
    </div>
  );
}
