import { describe, expect, it } from "vitest";
import { unfinishedStates } from "../documents/document-states.ts";
import type { Criteria } from "./criteria.ts";
import { listCriteria, listWhere } from "./list-criteria.ts";

const reader = { organizationId: "o", role: "SUBSCRIBER", userId: "u", now: new Date("2026-11-23T12:34:56Z") } as const;
const id = "0190d3c4-0000-7000-8000-000000000001";

describe("what a list is narrowed by", () => {
  it("is the other party of the reader, and days that the documents have", () => {
    expect(listCriteria("SUBSCRIBER", "Order")).toEqual([
      "supplier",
      "product",
      "productGroup",
      "requested",
      "estimated",
      "created",
    ]);
    expect(listCriteria("SUPPLIER", "Fault")).toEqual(["subscriber", "product", "productGroup", "created"]);
  });

  it("becomes conditions on the fields of a row", () => {
    expect(
      listWhere(
        {
          supplier: [id],
          productGroup: [id],
          product: "10G_",
          requested: { from: "2026-11-01", to: "2026-11-30" },
          estimated: { to: "2026-12-31" },
          created: { from: "2026-11-01", to: "2026-11-01" },
        },
        reader,
      ),
    ).toEqual({
      and: [
        {
          supplierId: { inq: [id] },
          productGroupId: { inq: [id] },
          productName: { ilike: String.raw`%10G\_%` },
          "document.requestedDate": { gte: "2026-11-01", lte: "2026-11-30" },
          "document.estimatedDeliveryDate": { lte: "2026-12-31" },
          createdAt: { gte: "2026-10-31T22:00:00.000Z", lt: "2026-11-01T22:00:00.000Z" },
        },
      ],
    });
    expect(listWhere({}, reader)).toEqual({});
    expect(listWhere({ q: "oy", type: ["Order"] }, reader)).toEqual({});
  });

  it("depends on the reader where it is pressed, and stands plainly", () => {
    const where = (criteria: Criteria) => listWhere(criteria, reader);
    expect(where({ own: true })).toEqual({ subscriberId: "o" });
    expect(listWhere({ own: true }, { ...reader, role: "SUPPLIER" })).toEqual({ supplierId: "o" });
    expect(where({ mine: true })).toEqual({ handlerId: "u" });
    expect(where({ unassigned: true, status: ["OPEN"] })).toEqual({ subscriberId: "o", handlerId: null });
    expect(where({ unassigned: true })).toMatchObject({ eventState: { inq: unfinishedStates } });
    expect(where({ waiting: true })).toEqual({ subscriberId: "o", waitingSince: { neq: null } });
    expect(where({ unread: true })).toEqual({ subscriberId: "o", unreadMessages: { gt: 0 } });
    const [minute, midnight] = ["2026-11-23T12:34:00.000Z", "2026-11-23T22:00:00.000Z"];
    expect(where({ due: ["late"] })).toEqual({ dueAt: { lt: minute } });
    expect(where({ due: ["today"] })).toEqual({ dueAt: { between: [minute, midnight] } });
    expect(where({ due: ["late", "today"] })).toEqual({ dueAt: { lt: midnight } });
  });
});
