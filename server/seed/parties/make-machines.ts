import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { dayMs } from "@runko/domain/values/durations";
import { createHash } from "node:crypto";
import { makeUuid } from "../chance/make-uuid.ts";
import { makeRandom } from "../chance/random.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator } from "../world.ts";
import type { Making } from "./making.ts";

type Sketch = {
  operator: string;
  name: string;
  scopes: ApiScope[];
  networks: string[];
  ends: readonly [number, number][];
};

/** Of each token the days from the beginning of the demo to its making and its end. */
const sketches: readonly Sketch[] = [
  {
    operator: "kymijoki",
    name: "Tilausjärjestelmä",
    scopes: ["documents:read", "orders:write", "catalogue:read"],
    networks: ["192.0.2.0/24"],
    ends: [
      [20, 385],
      [370, 735],
    ],
  },
  {
    operator: "kymijoki",
    name: "Raportointi",
    scopes: ["documents:read", "reports:read"],
    networks: [],
    ends: [[300, 665]],
  },
  {
    operator: "saimaa",
    name: "Toimitusjärjestelmä",
    scopes: ["documents:read", "answers:write", "messages:write", "files:read"],
    networks: ["198.51.100.0/24", "2001:db8:20::/48"],
    ends: [[200, 565]],
  },
];

const SEED = 200;
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** Machines of two operators. Nobody has their tokens: what is stored is the digest of no token. */
export function makeMachines(
  rows: SeedRows,
  { madeAt }: Making,
  operators: readonly Operator[],
  adminIds: ReadonlyMap<string, string>,
): void {
  const random = makeRandom(SEED);
  const begun = Date.parse(madeAt);
  const after = (days: number) => new Date(begun + days * dayMs).toISOString();
  const some = (length: number) =>
    Array.from({ length }, () => letters.charAt(Math.floor(random() * letters.length))).join("");
  for (const { operator: key, name, scopes, networks, ends } of sketches) {
    const operator = operators.find((one) => one.key === key);
    const adminId = adminIds.get(key);
    if (!operator || adminId === undefined) throw new Error(`The demo has no operator ${key}.`);
    const [userId, clientId] = [makeUuid(random, begun), makeUuid(random, begun)];
    rows.add("users", {
      id: userId,
      kind: "machine",
      group_account: true,
      first_name: portalTexts.apiClients.machine,
      last_name: name,
      email_address: `${userId}@m.invalid`,
      phone_numbers: [],
      job_title: "",
      global_role: null,
      disabled: false,
      password_hash: null,
      created_at: madeAt,
    });
    rows.add("api_clients", {
      id: clientId,
      organization_id: operator.id,
      user_id: userId,
      name,
      scopes,
      networks,
      disabled: false,
      created_at: madeAt,
    });
    for (const [made, end] of ends)
      rows.add("api_tokens", {
        id: makeUuid(random, begun),
        client_id: clientId,
        hash: createHash("sha256").update(makeUuid(random, begun)).digest("hex"),
        prefix: `rnk_${some(4)}`,
        suffix: some(4),
        created_at: after(made),
        created_by_id: adminId,
        expires_at: after(end),
      });
  }
}
