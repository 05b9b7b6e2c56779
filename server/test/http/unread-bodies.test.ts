import { textsFor } from "@runko/domain/texts/texts-for";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { orders } from "../tmf/tmf-caller.ts";

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld({ languages: ["fi", "sv", "en"] });
  ({ token } = await makeApiClient(world.portal.db, world.subscriber));
});
afterAll(() => world.portal.close());

const ownOrders = () => `/api/organizations/${world.subscriber.id}/roles/SUBSCRIBER/orders`;
const json = "application/json";

const routes: [name: string, method: "POST" | "PATCH", url: () => string, type: string][] = [
  ["a route that judges its body at once", "POST", () => "/api/users/login", json],
  ["one that holds malformed bodies back", "POST", ownOrders, json],
  ["the façade", "POST", () => `/tmf-api${orders}`, json],
  ["the façade's queries", "POST", () => "/tmf-api/quoteManagement/v4/quote", json],
];
const bodies: [name: string, payload: string | undefined, code: "BODY_NOT_JSON" | "BODY_MISSING" | "INVALID_VALUE"][] =
  [
    ["is cut off", '{"supplierId": ', "BODY_NOT_JSON"],
    ["is a form", "a=b", "BODY_NOT_JSON"],
    ["is empty", "", "BODY_MISSING"],
    ["is spaces", " ", "BODY_MISSING"],
    ["is not there", undefined, "BODY_MISSING"],
    ["names a prototype", '{"__proto__": {"admin": true}}', "INVALID_VALUE"],
  ];

describe.each(routes)("%s", (_route, method, url, type) => {
  const ask = async (payload: string | undefined, language: string) =>
    await world.portal.inject({
      method,
      url: url(),
      headers: {
        authorization: `Bearer ${token}`,
        "accept-language": language,
        ...(payload !== undefined && { "content-type": type }),
      },
      ...(payload !== undefined && { payload }),
    });

  test.each(bodies)("says so of a body that %s", async (_name, payload, code) => {
    for (const language of ["fi", "sv", "en"] as const) {
      const answer = await ask(payload, language);
      const body = answer.json<ProblemBody & { "@type"?: string; errors?: { reason?: string; issue?: string }[] }>();
      expect([answer.statusCode, body.code]).toEqual([400, "MALFORMED_REQUEST"]);
      const [error, ...others] = body.errors ?? [];
      const told = body["@type"] === "Error" ? [error?.issue, error?.reason] : [error?.code, error?.message];
      expect([told, others]).toEqual([[code, textsFor(language).issues[code]], []]);
    }
  });
});
