import { exportProof } from "@runko/domain/values/export-proof";
import type { FastifyContextConfig, RouteOptions } from "fastify";
import { z } from "zod";

const needs = {
  visible: "For whoever sees the organization.",
  member: "For whoever holds a role in the organization, or an admin role above it.",
  act: "For users who hold the role of the path in the organization.",
  read: "For users who hold the role of the path in the organization, or may search and report in it.",
};

function whoMay({ access, organization }: FastifyContextConfig): string {
  if (access === "public") return "Open to all, without a token.";
  if (access === "anyone") return "With or without a token.";
  if (organization === undefined)
    return "For whoever is logged in; what is answered or refused depends on their roles.";
  if (typeof organization === "string") return needs[organization];
  return `For administrators of the organization with the right \`${organization.control}\` in the control area.`;
}

/** Says of a call what follows from its route: who may make it, and how it is made twice, changed or paged. */
export function describeCall({ schema, config = {}, method }: RouteOptions): void {
  if (!schema || schema.hide) return;
  const query = schema.querystring instanceof z.ZodObject ? schema.querystring.shape : {};
  const headers = schema.headers instanceof z.ZodObject ? schema.headers.shape : {};
  const { asksProof = false } = config as FastifyContextConfig;
  const who = whoMay(config as FastifyContextConfig);
  // A route may be made twice, for its HEAD.
  if (schema.description?.startsWith(who)) return;
  const said = [
    who,
    schema.description,
    asksProof === "ofManyRows" &&
      `A file of more than ${exportProof.rows} rows asks a code of the last ten minutes of who has a second factor, else 403 \`PROOF_REQUIRED\`.`,
    asksProof === true &&
      "Of who has a second factor it asks a code of the last ten minutes, else 403 `PROOF_REQUIRED`.",
    method === "GET" && "limit" in query && "A list has 25 rows unless `limit` says otherwise.",
    "filter" in query && "The grammar of `filter` is told in the description of this API.",
    "if-match" in headers && "`If-Match` holds the ETag or `version` that was read; a change since then is 412.",
    "idempotency-key" in headers && "With an `Idempotency-Key` a repeat answers as the first call did.",
  ];
  schema.description = said.filter(Boolean).join(" ");
}
