import { useSearchParams } from "react-router";

/** What is searched for, kept in the address (U3). */
export function useSearchText(): [text: string, set: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (text: string) => setParams(text === "" ? {} : { q: text }, { replace: true });
  return [params.get("q") ?? "", set];
}
