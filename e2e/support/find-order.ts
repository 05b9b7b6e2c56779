import type { Page } from "@playwright/test";

/** TID of the newest order in this state that the page's user sees in the role, for the page's organization. */
export async function findOrder(page: Page, role: "SUBSCRIBER" | "SUPPLIER", state: string): Promise<number> {
  const { origin, organization, token } = await page.evaluate(() => ({
    origin: location.origin,
    organization: localStorage.getItem("ORGANIZATION"),
    token: localStorage.getItem("access_token"),
  }));
  const filter = encodeURIComponent(JSON.stringify({ where: { eventState: state }, order: ["id DESC"], limit: 1 }));
  const answer = await fetch(`${origin}/api/organizations/${organization}/roles/${role}/orders?filter=${filter}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The orders were answered ${answer.status}`);
  const [order] = (await answer.json()) as { id: number }[];
  if (!order) throw new Error(`No order in state ${state}`);
  return order.id;
}
