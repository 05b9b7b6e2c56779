import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";

export const webhooksPath = "/organizations/:id/webhooks";
export const webhookParams = organizationParams.extend({
  webhookId: idSchema.meta({ description: "A webhook of it." }),
});
