import { mostWebhooks, webhookRoles, type WebhookRole } from "@runko/domain/webhooks/check-webhook";
import { v7 as uuidv7 } from "uuid";
import { placeNow } from "../../../src/webhooks/keep-webhook.ts";
import { makeWebhookSecret, sealWebhookSecret } from "../../../src/webhooks/webhook-secret.ts";
import { makeOrganization, type TestOrganization } from "../../builders/make-organization.ts";
import type { TestApp } from "../../app/create-test-app.ts";

export type HookedOrganization = TestOrganization & { role: WebhookRole };

/** Organizations, every second of them a supplier, with as many webhooks as one may have, which lead to these addresses in turn. */
export async function makeManyWebhooks(
  { db, pool, config }: Pick<TestApp, "db" | "pool" | "config">,
  { organizations, urls, each = mostWebhooks }: { organizations: number; urls: readonly string[]; each?: number },
): Promise<HookedOrganization[]> {
  const made: HookedOrganization[] = [];
  for (let index = 0; index < organizations; index++) {
    const role = webhookRoles[index % webhookRoles.length] ?? "SUBSCRIBER";
    const organization = await makeOrganization(db, { roles: [role] });
    const place = await placeNow({ pool }, organization.id);
    const rows = Array.from({ length: each }, (_, at) => {
      const id = uuidv7();
      return {
        id,
        organization_id: organization.id,
        name: `Kuulija ${at}`,
        url: urls[(index * each + at) % urls.length] ?? "",
        role,
        types: ["*"],
        exclude_own: false,
        secret: sealWebhookSecret(config, id, makeWebhookSecret()),
        created_at: new Date(),
        ...place,
      };
    });
    await db.insertInto("webhooks").values(rows).execute();
    made.push({ ...organization, role });
  }
  return made;
}
