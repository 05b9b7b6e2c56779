import { dateChangeKinds } from "@runko/domain/documents/agreed-date";
import { delayReasons } from "@runko/domain/enumerations/delay-reasons";
import { z } from "zod";
import { described, shown, shownInstant } from "../platform/entity/fields.ts";
import { many } from "../platform/entity/relations.ts";

const dateChangeFields = {
  at: shownInstant("h.at"),
  kind: shown("h.kind", z.enum(dateChangeKinds)),
  from: shown("h.from_date", z.string().nullable()),
  to: shown("h.to_date", z.string().nullable()),
  delayReason: described(
    shown("h.delay_reason", z.enum(delayReasons).nullable()),
    "Why the supplier moved it; null of what was moved before a reason was asked.",
  ),
  text: shown("h.text", z.string().nullable()),
};

/** All that has happened to the confirmed delivery date of `documents d`, the oldest first. */
export const dateChanges = many(dateChangeFields, {
  from: "delivery_date_changes h WHERE h.document_id = d.id",
  order: "h.at, h.id",
});
