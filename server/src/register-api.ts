import type { AppContext } from "./app-context.ts";
import { addAuthentication } from "./accounts/authenticate.ts";
import { askForProofs } from "./accounts/recent-proof.ts";
import { openDoorToMachines } from "./api-clients/open-door.ts";
import { capabilities } from "./capabilities.ts";
import type { Capability } from "./capability.ts";
import { importKinds } from "./import-kinds.ts";
import { noteForeignTries } from "./organizations/note-foreign-tries.ts";
import { guardOrganizationPaths } from "./organizations/guard-organization-path.ts";
import { createCallerBounds } from "./platform/bounds/bound-callers.ts";
import { compressAnswers } from "./platform/http/compress-answers.ts";
import type { PrivacyFacts } from "./platform/http/health-routes.ts";
import type { App } from "./platform/http/typed-app.ts";

const facts = Object.values<Capability>(capabilities).flatMap(({ privacy = {} }) => Object.entries(privacy));
export const privacyFacts: PrivacyFacts = Object.fromEntries(facts);
if (Object.keys(privacyFacts).length < facts.length) throw new Error("Two capabilities tell the same privacy fact");

/** Every route in here asks for a token, unless its config says otherwise. */
export async function registerApi(api: App, context: AppContext): Promise<void> {
  await compressAnswers(api);
  const bounds = createCallerBounds(context);
  addAuthentication(api, context, bounds, openDoorToMachines(api, context));
  guardOrganizationPaths(api, context, bounds);
  askForProofs(api, context);
  noteForeignTries(api, context);
  api.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store");
    done();
  });
  for (const { routes } of Object.values<Capability>(capabilities)) routes?.(api, context, importKinds);
}
