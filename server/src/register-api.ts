import type { AppContext } from "./app-context.ts";
import { addAuthentication } from "./accounts/authenticate.ts";
import { askForProofs } from "./accounts/recent-proof.ts";
import type { MachineDoor } from "./api-clients/open-door.ts";
import { capabilities } from "./capabilities.ts";
import type { Capability } from "./capability.ts";
import { importKinds } from "./import-kinds.ts";
import { noteForeignTries } from "./organizations/note-foreign-tries.ts";
import { guardOrganizationPaths } from "./organizations/guard-organization-path.ts";
import type { CallerBounds } from "./platform/bounds/bound-callers.ts";
import { compressAnswers } from "./platform/http/compress-answers.ts";
import type { PrivacyFacts } from "./platform/http/health-routes.ts";
import type { App } from "./platform/http/typed-app.ts";

const facts = Object.values<Capability>(capabilities).flatMap(({ privacy = {} }) => Object.entries(privacy));
export const privacyFacts: PrivacyFacts = Object.fromEntries(facts);
if (Object.keys(privacyFacts).length < facts.length) throw new Error("Two capabilities tell the same privacy fact");

/** How callers come in, whichever of the portal's interfaces they call: what they may cost is counted once. */
export type Entrance = { bounds: CallerBounds; machines: MachineDoor };

/** Every route in here asks for a token, unless its config says otherwise. */
export async function registerApi(api: App, context: AppContext, { bounds, machines }: Entrance): Promise<void> {
  await compressAnswers(api);
  addAuthentication(api, context, bounds, machines);
  guardOrganizationPaths(api, context, bounds);
  askForProofs(api, context);
  noteForeignTries(api, context);
  api.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store");
    done();
  });
  for (const { routes } of Object.values<Capability>(capabilities)) routes?.(api, context, importKinds);
}
