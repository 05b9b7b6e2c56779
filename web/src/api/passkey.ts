import { texts } from "@runko/domain/texts/texts";
import type * as Library from "@simplewebauthn/browser";
import { ApiProblem, problemText } from "./api-problem.ts";

const words = texts.passkeys;

/** The browser or its user gave no passkey. */
class PasskeyFailure extends Error {}

const told: Partial<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: words.thereAlready,
  ERROR_INVALID_DOMAIN: words.wrongAddress,
  ERROR_INVALID_RP_ID: words.wrongAddress,
};

/** Asks the browser by the library that is loaded now; what the browser refuses is told in words for its user. */
async function askBrowser<Answer>(ask: (library: typeof Library) => Promise<Answer>) {
  const library = await import("@simplewebauthn/browser");
  try {
    return await ask(library);
  } catch (failure) {
    const code = failure instanceof library.WebAuthnError ? failure.code : "";
    throw new PasskeyFailure(told[code] ?? words.notGiven, { cause: failure });
  }
}

type Options = Record<string, unknown>;

/** Lets the user show a passkey; what it signed goes to the server. */
export const showPasskey = (options: Options) =>
  askBrowser(async ({ startAuthentication }) => {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type, response };
  });

/** Lets the user make a passkey. */
export const makePasskey = (options: Options) =>
  askBrowser(async ({ startRegistration }) => {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  });

/** What to tell the user of a failure on the way of a passkey. */
export function passkeyProblemText(failure: unknown): string {
  if (failure instanceof PasskeyFailure) return failure.message;
  const said =
    failure instanceof ApiProblem && failure.errors.find(({ path }) => ["passkey", "challenge"].includes(path));
  return said ? said.message : problemText(failure);
}
