import { address } from "../../addresses/address.ts";
import { textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";

const searchAddress = address({ text: textOf("q") });

/** What is searched for, kept in the address (U3). */
export function useSearchText(): [text: string, set: (text: string) => void] {
  const { url, change } = useAddress(searchAddress);
  return [url.text, (text) => change({ text }, { replace: true })];
}
