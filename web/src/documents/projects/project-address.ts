import { columnsFor, isSortableColumn } from "@runko/domain/search/search-columns";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages, sortBy } from "../../addresses/list-parts.ts";
import { idOf, oneOf, textOf } from "../../addresses/parts.ts";

/** What of a project's documents is shown; all of them where nothing is said. */
export const projectParts = ["unfinished", "late"] as const;

/** What the address of the projects says, and that of one of them. */
export const projectAddress = address({
  text: textOf("q"),
  /** Its id, and whose it is: two subscribers may call theirs alike. */
  project: textOf("project"),
  subscriberId: idOf("of"),
  part: oneOf("part", projectParts),
  sort: sortBy(columnsFor("SUBSCRIBER").filter(isSortableColumn)),
  ...boundedPages,
});
export type ProjectUrl = UrlOf<typeof projectAddress>;
