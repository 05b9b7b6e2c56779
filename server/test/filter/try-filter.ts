import { FilterError } from "../../src/platform/filter/filter-error.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import type { RequestFilter } from "../../src/platform/filter/parse-filter.ts";
import { addressFields, parcelEntity } from "./parcel-entity.ts";

type ParcelFilter = RequestFilter<"docWhere" | "targetAddrWhere">;

/** The filter or its refusal; anything else that is thrown goes on. */
export function tryFilter(query: Record<string, unknown>): ParcelFilter | FilterError {
  try {
    return parseFilter(query, parcelEntity, { docWhere: parcelEntity, targetAddrWhere: addressFields });
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}
