import { SearchPage } from "../documents/search-page.tsx";

/** /subscriber/search, /vendor/search and /fault-handler/search */
export default function SearchRoute() {
  return <SearchPage />;
}
