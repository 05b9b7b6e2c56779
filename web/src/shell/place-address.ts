import { documentTypes } from "@runko/domain/enumerations/document-types";
import { address } from "../addresses/address.ts";
import { idOf, oneOf } from "../addresses/parts.ts";

/** What the drawer reads of the address of any page: the section and the saved search that are shown. */
export const placeAddress = address(
  {
    type: oneOf("type", documentTypes),
    state: idOf("status"),
    savedId: idOf("saved"),
  },
  { shared: true },
);
