import { parseEventId } from "@runko/domain/values/event-number";
import { address, type Part } from "../../addresses/address.ts";

const preview: Part<number | undefined> = {
  names: ["preview"],
  read: (query) => parseEventId(query.get("preview") ?? "") ?? undefined,
  write: (id) => ({ preview: id === undefined ? undefined : String(id) }),
};

/** Which document stands beside a list; what the list and the document say stands in the same address. */
export const previewAddress = address({ preview }, { shared: true });
