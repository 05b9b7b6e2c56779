import { validateAddress, brokenParts, type ValidatedAddress } from "@runko/domain/tmf/address-validation";
import { addressPartPath, readAddress, writeAddress } from "@runko/domain/tmf/places";
import { tmfIssueCode } from "@runko/domain/tmf/tmf-issues";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Address } from "@runko/domain/values/address";
import type { Issue } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { findPlace } from "../places/find-place.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { echoSent, type Owned } from "./echo-sent.ts";
import { validationPath } from "./paths-of-resources.ts";
import { lacking, malformed, objectAt } from "./read-body.ts";
import { refuseFull } from "./refuse-full.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";
import { hrefOf } from "./tmf-paths.ts";

const submittedName = "submittedGeographicAddress";
const pointer = `/${submittedName}`;

type Kept = { id: string; sent: Json; found: ValidatedAddress; validated_at: Date };

const atPart = (issue: Issue): Issue => ({ ...issue, path: `${pointer}${addressPartPath(issue.path)}` });

/** What the client asks about; what the standard demands and it lacks is malformed, what is no address of ours is refused. */
function readAsked(body: Json): { address: Address; sent: Json } {
  const lacks = lacking(body, [submittedName], "");
  if (lacks.length > 0) throw malformed(...lacks);
  const submitted = objectAt(body, submittedName);
  const { provideAlternative = false } = body;
  if (typeof provideAlternative !== "boolean") throw malformed({ path: "/provideAlternative", code: "INVALID_VALUE" });
  const { address, issues } = readAddress(submitted, pointer);
  refuseIssues([...issues, ...brokenParts(address).map(atPart)]);
  return { address, sent: { ...body, provideAlternative } };
}

/** Says at once what is known of an address, and keeps it; answers its id. */
export async function createValidation(
  trx: Transaction<Database>,
  { caller, body, now }: { caller: TmfCaller; body: Json; now: Date },
): Promise<string> {
  const { address, sent } = readAsked(body);
  const found = validateAddress(address, (await findPlace(trx, address.postalCode?.trim() ?? "")) ?? null);
  await refuseFull(trx, "tmf_validations", caller.organizationId);
  const id = uuidv7();
  await trx
    .insertInto("tmf_validations")
    .values({
      id,
      organization_id: caller.organizationId,
      client_id: caller.clientId,
      sent: JSON.stringify(sent),
      address: JSON.stringify(found.valid ?? address),
      found: JSON.stringify(found),
      validated_at: now,
    })
    .execute();
  return id;
}

const ofCaller = (db: Kysely<Database>, { organizationId }: TmfCaller) =>
  db.selectFrom("tmf_validations").where("organization_id", "=", organizationId);

/** The validation of this id that the caller's organization has asked for. */
export async function findValidation(db: Kysely<Database>, caller: TmfCaller, id: string): Promise<Kept | undefined> {
  const row = await ofCaller(db, caller)
    .select(["id", "sent", "found", "validated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row as Kept | undefined;
}

/** The addresses of these validations of the caller's organization, by their ids. */
export async function findValidatedAddresses(
  db: Kysely<Database>,
  caller: TmfCaller,
  ids: readonly string[],
): Promise<Map<string, Address>> {
  if (ids.length === 0) return new Map();
  const rows = await ofCaller(db, caller)
    .select(["id", "address"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, address }) => [id, address as Address]));
}

/** What the portal alone tells, also where there is none of it. */
const owned: Owned = new Set([
  "id",
  "href",
  "state",
  "validationDate",
  "validationResult",
  "validGeographicAddress",
  "alternateGeographicAddress",
  "validationRemark",
]);

type Showing = { portal: string; texts: Catalogue };

/** Why an address is not wholly right, and what is worth knowing of it. */
function remarksOf({ lacks, warnings }: ValidatedAddress, { issues, availability }: Catalogue): Json[] {
  return [
    ...lacks.map((issue) => ({
      code: tmfIssueCode(issue.code),
      reason: issueMessage(issues, issue),
      propertyPath: atPart(issue).path,
    })),
    ...warnings.map((warning) => ({
      code: warning,
      reason: availability.places[warning],
      propertyPath: `${pointer}${addressPartPath(warning === "otherPlace" ? "postalPlace" : "postalCode")}`,
    })),
  ];
}

/** A validation as TMF673 tells it. */
export function showValidation({ id, sent, found, validated_at: at }: Kept, { portal, texts }: Showing): Json {
  const { result, valid, alternatives } = found;
  const shown = {
    id,
    href: hrefOf(portal, validationPath, id),
    state: "done",
    validationDate: at.toISOString(),
    validationResult: result,
    ...(valid && { validGeographicAddress: { id, ...writeAddress(valid) } }),
    ...(sent["provideAlternative"] === true && {
      alternateGeographicAddress: alternatives.map((address) => writeAddress(address)),
    }),
    validationRemark: remarksOf(found, texts),
    "@type": "GeographicAddressValidation",
  };
  return echoSent(sent, shown, owned);
}
