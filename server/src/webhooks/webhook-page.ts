/** Where a webhook's deliveries are seen. */
export const webhookPage = (publicUrl: string, organizationId: string, webhookId: string): string =>
  new URL(`/control/organizations/${organizationId}/api?webhook=${webhookId}`, publicUrl).href;
