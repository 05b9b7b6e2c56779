import type { AskedTogether } from "@runko/domain/availability/ask-together";
import type { Address } from "@runko/domain/values/address";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { createDocument } from "../api/change-document.ts";
import type { Scope } from "../api/entities.ts";
import { newRequest, type AskForm } from "./asked-rows.ts";

/** A request with the key by which a repeat of it is known. */
export type KeyedRequest = { request: AskedTogether; key: string };

export type SentRequest = KeyedRequest & { failure?: string };

const failureOf = (error: unknown): string =>
  error instanceof ApiProblem && error.errors.length > 0
    ? error.errors.map(({ message }) => message).join(" ")
    : problemText(error);

/** Sends each request by itself: one that is refused leaves the others to go on. */
export async function sendRequests(
  scope: Scope,
  requests: readonly KeyedRequest[],
  { form, address }: { form: AskForm; address: Address },
): Promise<SentRequest[]> {
  const results: SentRequest[] = [];
  for (const { request, key } of requests) {
    try {
      await createDocument(scope, "AvailabilityRequest", newRequest(request, form, address), key);
      results.push({ request, key });
    } catch (error) {
      results.push({ request, key, failure: failureOf(error) });
    }
  }
  return results;
}
