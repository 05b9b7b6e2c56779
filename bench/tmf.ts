import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiScopes } from "@runko/domain/api-clients/api-scopes";
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
const own = `/api/organizations/${organizationId(usualSubscriber)}/roles/SUBSCRIBER/orders`;
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
  {
    name: "create",
    own: () => ({ method: "POST", url: own, payload: newOrder() }),
    facade: () => ({ method: "POST", url: facade, payload: newProductOrder() }),
  },
];

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const { client, inject, close } = await openInside(given.data, Number(given.size));
try {
  let asked = 0;
  let headers = {};
  const time = async (options: InjectOptions): Promise<number> => {
    if (asked % MOST_OF_MACHINE === 0)
      headers = { authorization: `Bearer ${await makeMachine(client, organizationId(usualSubscriber))}` };
    asked += 1;
    const started = performance.now();
    const { statusCode, body } = await inject({ ...options, headers });
    const ms = performance.now() - started;
    if (statusCode >= 300) throw new Error(`${String(options.url)} was answered ${statusCode}: ${body}`);
    return ms;
  };
  const rows: string[] = [];
  for (const call of calls) {
    const times = { own: [] as number[], facade: [] as number[] };
    for (let round = -WARM_UP; round < Number(given.rounds); round += 1)
      for (const side of ["own", "facade"] as const) {
        const ms = await time(call[side]());
        if (round >= 0) times[side].push(ms);
      }
    const [mine, theirs] = [median(times.own), median(times.facade)];
    rows.push(`| ${call.name} | ${mine.toFixed(1)} | ${theirs.toFixed(1)} | ${(theirs / mine).toFixed(2)} |`);
  }
  const page = `# The façade beside the portal's own API

${await describeMachine(client)}

The same call of both, turn by turn, through the server in its process (\`bench/tmf.ts\`), of an organization's machine; medians of ${given.rounds}.

| call | own ms | façade ms | ratio |
| --- | ---: | ---: | ---: |
${rows.join("\n")}
`;
  console.log(page);
  if (given.results) writeFileSync(join(given.results, "tmf.md"), page);
} finally {
  await close();
}
