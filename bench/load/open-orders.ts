import { Agent } from "node:http";
import { Client } from "pg";
import { bigSupplier, organizationId } from "../data/ids.ts";
import { askingOf, type Role } from "../calls.ts";
import { send } from "../measure-load.ts";

type Portal = { connectionString: string; url: string; headers: Record<Role, Record<string, string>> };

const FEWEST = 40;

/**
 * Orders of the big supplier that are open, none of them forwarded: to be read, and one a connection to be handled. A
 * small database has few and every run leaves some in processing: so many of these are returned that there are enough.
 */
export async function openOrders({ connectionString, url, headers }: Portal): Promise<number[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const inState = async (state: string): Promise<number[]> => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM documents WHERE supplier_id = $1 AND document_type = 'Order' AND event_state = $2 AND NOT archived
      ORDER BY id DESC LIMIT 400`,
      [organizationId(bigSupplier), state],
    );
    return rows.map(({ id }) => Number(id));
  };
  const open = await inState("OPEN");
  const returned = open.length < FEWEST ? (await inState("IN_PROCESSING")).slice(0, FEWEST - open.length) : [];
  await client.end();
  const agent = new Agent();
  for (const id of returned) {
    const next = askingOf(
      { name: "transition", kind: "write" },
      { headers: headers.SUPPLIER, ids: [id], own: [id] },
    )(0);
    await send(agent, url, next(await send(agent, url, next(undefined))));
  }
  return [...open, ...returned];
}
