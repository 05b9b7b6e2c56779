import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { texts } from "@runko/domain/texts/texts";

const words = texts.pinnedSearches;

/** How many documents a pinned search finds: they are counted so far and no further. */
export const pinnedCountText = (count: number): string =>
  count >= savedSearchLimits.counted ? words.more(savedSearchLimits.counted) : String(count);
