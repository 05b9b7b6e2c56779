import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiScopes } from "@runko/domain/api-clients/api-scopes";
import { orderTypes } from "@runko/domain/enumerations/document-types";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { InjectOptions } from "fastify";
import type { Client } from "pg";
import { hashOfToken, makeToken } from "../server/src/api-clients/token-text.ts";
import { organizationId, otherSupplier, productId, usualSubscriber } from "./data/ids.ts";
import { openInside } from "./peers/open-inside.ts";
import { describeMachine } from "./report/describe-machine.ts";

const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    data: { type: "string", default: "/tmp/runko-filled" },
    rounds: { type: "string", default: "60" },
    results: { type: "string" },
  },
});
const WARM_UP = 30;
/** A machine makes so many calls of a minute; the rest are another's. */
const MOST_OF_MACHINE = 100;

/** A machine of the organization, for which the database is told that no person acts. */
async function makeMachine(client: Client, organization: string): Promise<string> {
  const [token, user, machine] = [makeToken(), randomUUID(), randomUUID()];
  await client.query(
    `INSERT INTO users (id, email_address, first_name, last_name, kind, group_account, phone_numbers)
      VALUES ($1, $2, 'Järjestelmä:', 'Mittaus', 'machine', true, '{}')`,
    [user, `m-${user.slice(0, 8)}@runko.example`],
  );
  await client.query(
    `INSERT INTO api_clients (id, organization_id, user_id, name, scopes, networks, created_at)
      VALUES ($1, $2, $3, 'Mittaus', $4, '{}', now())`,
    [machine, organization, user, [...apiScopes]],
  );
  await client.query(
    `INSERT INTO api_tokens (id, client_id, hash, prefix, suffix, created_at, created_by_id, expires_at)
      VALUES ($1, $2, $3, $4, $5, now(), $6, '2100-01-01')`,
    [randomUUID(), machine, hashOfToken(token), token.slice(0, 8), token.slice(-4), user],
  );
  return token;
}

const wanted = () => todayInHelsinki(new Date(Date.now() + 40 * 86_400_000));
const desk = `/api/organizations/${organizationId(usualSubscriber)}/roles/SUBSCRIBER`;
const own = `${desk}/orders`;
/** What the façade tells of: archived orders too, of all three kinds, each with products and attachments. */
const ownAlike = `${desk}/events?${new URLSearchParams([
  ...orderTypes.map((type): [string, string] => ["documentType", type]),
  ["filter", JSON.stringify({ limit: 25, include: ["eventProducts", "files"] })],
]).toString()}`;
const facade = "/tmf-api/productOrderingManagement/v4/productOrder";

const newOrder = () => ({
  supplierId: organizationId(otherSupplier),
  eventProducts: [{ productId: productId(otherSupplier, 5) }],
  document: {
    subscriberConnectionId: `M-${randomUUID()}`,
    customerName: "Mittaus Oy",
    contactName: "Maija Mallikas",
    contactPhone: "+358401234567",
    requestedDate: wanted(),
    deliveryType: "normal",
    contractLength: 24,
    description: "Asennus ja käyttöönotto",
  },
});

const newProductOrder = () => ({
  description: "Asennus ja käyttöönotto",
  requestedCompletionDate: `${wanted()}T00:00:00.000Z`,
  relatedParty: [
    { id: "endCustomer", "@referredType": "Organization", role: "endCustomer", name: "Mittaus Oy" },
    {
      id: "siteContact",
      "@referredType": "Individual",
      role: "siteContact",
      name: "Maija Mallikas",
      contactMedium: [{ mediumType: "phone", characteristic: { phoneNumber: "+358401234567" } }],
    },
  ],
  productOrderItem: [
    {
      id: "1",
      action: "add",
      productOffering: { id: productId(otherSupplier, 5) },
      itemTerm: [{ name: "contractLength", duration: { amount: 24, units: "month" } }],
      product: { productCharacteristic: [{ name: "subscriberConnectionId", value: `M-${randomUUID()}` }] },
    },
  ],
});

const calls: { name: string; own: () => InjectOptions; facade: () => InjectOptions }[] = [
  { name: "list of 25", own: () => ({ url: own }), facade: () => ({ url: facade }) },
  { name: "list of 25 of the same content", own: () => ({ url: ownAlike }), facade: () => ({ url: facade }) },
  {
    name: "create",
    own: () => ({ method: "POST", url: own, payload: newOrder() }),
    facade: () => ({ method: "POST", url: facade, payload: newProductOrder() }),
  },
];

type Spent = { ms: number; processor: number };

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const { client, inject, close } = await openInside(given.data, Number(given.size));
try {
  let asked = 0;
  let headers = {};
  const time = async (options: InjectOptions): Promise<Spent> => {
    if (asked % MOST_OF_MACHINE === 0)
      headers = { authorization: `Bearer ${await makeMachine(client, organizationId(usualSubscriber))}` };
    asked += 1;
    const [started, before] = [performance.now(), process.cpuUsage()];
    const { statusCode, body } = await inject({ ...options, headers });
    const [ms, { user, system }] = [performance.now() - started, process.cpuUsage(before)];
    if (statusCode >= 300) throw new Error(`${String(options.url)} was answered ${statusCode}: ${body}`);
    return { ms, processor: (user + system) / 1000 };
  };
  const rows: string[] = [];
  for (const call of calls) {
    const spent = { own: [] as Spent[], facade: [] as Spent[] };
    for (let round = -WARM_UP; round < Number(given.rounds); round += 1)
      for (const side of ["own", "facade"] as const) {
        const one = await time(call[side]());
        if (round >= 0) spent[side].push(one);
      }
    const told = (["ms", "processor"] as const).flatMap((name) => {
      const [mine = 0, theirs = 0] = [spent.own, spent.facade].map((all) => median(all.map((one) => one[name])));
      return [mine.toFixed(1), theirs.toFixed(1), (theirs / mine).toFixed(2)];
    });
    rows.push(`| ${[call.name, ...told].join(" | ")} |`);
  }
  const page = `# The façade beside the portal's own API

${await describeMachine(client)}

The same call of both, turn by turn, through the server in its process (\`bench/tmf.ts\`), of an organization's machine; medians of ${given.rounds}. The processor's time is
that of this process, without PostgreSQL's, and what a busy machine disturbs least.

| call | own ms | façade ms | ratio | own processor ms | façade's | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}
`;
  console.log(page);
  if (given.results) writeFileSync(join(given.results, "tmf.md"), page);
} finally {
  await close();
}
