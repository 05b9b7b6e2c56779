import { describe, expect, it } from "vitest";
import { actorNames, cast, documentOf, type ActorName } from "../../test/grid/grid-cast.ts";
import { documentStates } from "../documents/document-states.ts";
import { refusalToAddFiles, refusalToDeleteFile } from "./file-rules.ts";

const whom = (isAllowed: (name: ActorName) => boolean) => actorNames.filter(isAllowed);

describe("attachments", () => {
  it("are added by the two parties, to a fault notice by its fault handlers", () => {
    expect(whom((name) => refusalToAddFiles(cast[name], documentOf("Order", "OPEN")) === null)).toEqual([
      "subscriber",
      "supplier",
    ]);
    expect(whom((name) => refusalToAddFiles(cast[name], documentOf("Fault", "OPEN")) === null)).toEqual([
      "subscriber",
      "faultHandler",
      "maker",
    ]);
  });

  it("are added in every state until the document is archived", () => {
    for (const state of documentStates) {
      const order = documentOf("Order", state);
      expect(refusalToAddFiles(cast.supplier, order)).toBeNull();
      expect(refusalToAddFiles(cast.supplier, { ...order, archived: true })).toBe("NOT_ALLOWED_WHEN_ARCHIVED");
    }
  });

  it("are deleted by whose they are", () => {
    const order = documentOf("Order", "IN_PROCESSING");
    const mayDelete = (organizationId: string) =>
      whom((name) => refusalToDeleteFile(cast[name], order, { organizationId }) === null);
    expect(mayDelete(cast.subscriber.organizationId)).toEqual(["subscriber"]);
    expect(mayDelete(cast.supplier.organizationId)).toEqual(["supplier"]);
  });

  it("are deleted while the document is unfinished", () => {
    const { organizationId } = cast.subscriber;
    const told = documentStates.map((state) =>
      refusalToDeleteFile(cast.subscriber, documentOf("Order", state), { organizationId }),
    );
    expect(told).toEqual([null, null, null, null, "NOT_ALLOWED_IN_STATE", "NOT_ALLOWED_IN_STATE"]);
    const archived = { ...documentOf("Order", "READY"), archived: true };
    expect(refusalToDeleteFile(cast.subscriber, archived, { organizationId })).toBe("NOT_ALLOWED_WHEN_ARCHIVED");
  });
});
