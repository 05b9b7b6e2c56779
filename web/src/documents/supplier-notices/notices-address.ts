import { noticeKinds } from "@runko/domain/supplier-notices/supplier-notice";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { flag, oneOf } from "../../addresses/parts.ts";

/** What the address of the list of notices says; of all those that stand, unless past ones are asked for too. */
export const noticesAddress = address({ all: flag("all"), kind: oneOf("kind", noticeKinds), ...boundedPages });
export type NoticesUrl = UrlOf<typeof noticesAddress>;
