import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { RowOf } from "../../api/rows.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { dueWords } from "../../look/due-words.ts";
import type { PaletteEntry } from "./palette-entry.ts";

type Row = RowOf<"/organizations/{id}/roles/{role}/events">;

const words = texts.palette;

/** The way to a document, with what tells it from others: how it stands, since when, with whom, for whom and where. */
export function documentEntry(row: Row, role: PathRole): PaletteEntry {
  const { types, states } = texts.documents;
  const { customerName, targetAddress } = row.document;
  const now = new Date().toISOString();
  const hint = [
    row.archived ? words.archived : states[row.eventState].toLowerCase(),
    row.dueAt !== null && row.dueAt < now && dueWords(row.dueAt, now),
    words.created(texts.formats.date(dateOfInstant(row.createdAt))),
  ];
  const about = [
    customerName,
    targetAddress &&
      [targetAddress.streetName, targetAddress.streetNumber, targetAddress.postalPlace].filter(Boolean).join(" "),
    (role === "SUBSCRIBER" ? row.supplier : row.subscriber).name,
  ];
  return {
    id: `document ${row.id}`,
    label: `${types[row.documentType].one} ${formatEventId(row.id)}`,
    hint: hint.filter(Boolean).join(" · "),
    about: about.filter(Boolean).join(" · "),
    go: routes.document(areaOfRole[role], row.id),
  };
}
