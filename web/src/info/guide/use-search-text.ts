import { address } from "../../addresses/address.ts";
import { textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";

const searchAddress = address({ text: textOf("q") });

/** What is searched for, kept in the address (U3), and the query of links that keep it, also before the router has drawn it. */
export function useSearchText(): [text: string, set: (text: string) => void, query: string] {
  const { url, query, change } = useAddress(searchAddress);
  return [url.text, (text) => change({ text }, { replace: true }), String(query)];
}
