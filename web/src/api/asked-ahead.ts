import { pageLanguageHeader } from "@runko/domain/texts/chosen-language";
import { usableToken } from "./usable-token.ts";

const asked = new Map<string, { authorization: string; answer: Promise<Response> }>();

/** Asks for what these paths under `/api` answer before the application is here, in the name of who is logged in. */
export function askAhead(paths: readonly string[]): void {
  const token = usableToken();
  if (token === undefined) return;
  const authorization = `Bearer ${token}`;
  const headers = { [pageLanguageHeader]: document.documentElement.lang, Authorization: authorization };
  for (const path of paths) {
    const answer = fetch(`/api${path}`, { headers });
    // Whoever takes the answer is told that there is none.
    answer.then(undefined, () => {});
    asked.set(new URL(`/api${path}`, location.origin).href, { authorization, answer });
  }
}

/** The answer to what was asked ahead, for the first who asks the same in the same name; undefined for everything else. */
export function takeAsked({ method, url, headers }: Request): Promise<Response> | undefined {
  if (method !== "GET") return undefined;
  const found = asked.get(url);
  asked.delete(url);
  return found?.authorization === headers.get("Authorization") ? found?.answer : undefined;
}
