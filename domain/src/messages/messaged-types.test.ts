import { expect, it } from "vitest";
import { takesPart } from "../documents/document-parties.ts";
import { documentTypes } from "../enumerations/document-types.ts";
import { pathRoles } from "../organizations/roles.ts";
import { messagedTypes } from "./messaged-types.ts";

it.each(pathRoles)("%s answers the messages of the types in which it takes part", (role) => {
  const actor = { organizationId: "own", userId: "u", role };
  const sides = role === "SUBSCRIBER" ? ["own", "other"] : ["other", "own"];
  const [subscriberId = "", supplierId = ""] = sides;
  const taken = documentTypes.filter((documentType) => takesPart(actor, { documentType, subscriberId, supplierId }));
  expect(messagedTypes(role)).toEqual(taken);
});
