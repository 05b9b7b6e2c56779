import { pageLanguageHeader } from "@runko/domain/texts/chosen-language";
import { texts } from "@runko/domain/texts/texts";
import createClient, { type Middleware } from "openapi-fetch";
import { tokenRefused } from "./session-store.ts";
import { usableToken } from "./usable-token.ts";
import { NetworkFailure } from "./api-problem.ts";
import { takeAsked } from "./asked-ahead.ts";
import { queryClient } from "./query-client.ts";
import { keysOfRights } from "./query-keys.ts";
import { askForProof } from "./ask-proof.ts";
import { reportAnswer, reportNoAnswer } from "./connection.ts";
import type { paths } from "./schema.generated.ts";

const bearer = "Bearer ";

const session: Middleware = {
  onRequest({ request }) {
    request.headers.set(pageLanguageHeader, texts.formats.locale);
    const token = usableToken();
    if (token !== undefined) request.headers.set("Authorization", bearer + token);
  },
  onResponse({ request, response }) {
    const token = request.headers.get("Authorization")?.slice(bearer.length);
    if (response.status === 401 && token !== undefined) tokenRefused(token);
    // What was offered and is refused was taken away since: what is offered is asked anew.
    if (response.status === 403 && request.method !== "GET")
      for (const queryKey of keysOfRights) void queryClient.invalidateQueries({ queryKey });
  },
};

async function fetchOrFail(request: Request): Promise<Response> {
  try {
    const response = await (takeAsked(request) ?? fetch(request));
    reportAnswer();
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    reportNoAnswer();
    throw new NetworkFailure(error);
  }
}

async function asksProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code === "PROOF_REQUIRED";
}

/** What asks for a code of the second factor is sent again once the user has given it. */
async function fetchProven(request: Request): Promise<Response> {
  // A body is sent once, so that each sending has its own; that of a file is no text.
  const isFile = request.headers.get("Content-Type")?.startsWith("multipart") ?? false;
  const body = isFile ? await request.blob() : await request.text();
  const send = () => fetchOrFail(body === "" ? request : new Request(request, { method: request.method, body }));
  const response = await send();
  return (await asksProof(response)) && (await askForProof()) ? send() : response;
}

/** The server's API, typed from its OpenAPI document. */
export const api = createClient<paths>({ baseUrl: "/api", fetch: fetchProven });
api.use(session);
