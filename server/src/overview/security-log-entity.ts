import { securityEvents } from "@runko/domain/operations/security-events";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { instant, nullable, over, shown, text, unsorted, uuid } from "../platform/entity/fields.ts";

/** The security log of the whole portal. It grows with every login, so it is counted as a search is (D-27). */
export const securityLog = defineEntity({
  name: "securityLogEntry",
  schema: "SecurityLogEntry",
  table: "security_log",
  as: "l",
  joins: {
    u: "LEFT JOIN users u ON u.id = l.user_id",
    o: "LEFT JOIN organizations o ON o.id = l.organization_id",
  },
  key: "id",
  order: [["at", "DESC"]],
  fields: {
    id: unsorted(uuid("l.id")),
    at: instant("l.at"),
    event: unsorted(text("l.event", z.enum(securityEvents))),
    userId: unsorted(nullable(uuid("l.user_id"))),
    userName: over("u", unsorted(nullable(text("(u.first_name || ' ' || u.last_name)")))),
    organizationId: unsorted(nullable(uuid("l.organization_id"))),
    organizationName: over("o", shown("o.name", z.string().nullable())),
    address: unsorted(text("l.address")),
    requestId: unsorted(text("l.request_id")),
    details: shown("l.details", z.record(z.string(), z.unknown())),
  },
  countedTo: countLimit,
});
