import type { Page } from "@playwright/test";

type Role = "SUBSCRIBER" | "SUPPLIER" | "ERROR_HANDLER";
type Call = { method?: string; body?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; json: unknown };

/** A call with the token and organization of the page's user, `path` being what follows the role. */
export async function callApi(page: Page, role: Role, path: string, call: Call = {}): Promise<Answer> {
  return await page.evaluate(
    async (asked) => {
      const { method = "GET", body, headers } = asked.call;
      const unquoted = (key: string) => (localStorage.getItem(key) ?? "").replaceAll('"', "");
      const answer = await fetch(`/api/organizations/${unquoted("ORGANIZATION")}/roles/${asked.role}/${asked.path}`, {
        method,
        headers: {
          authorization: `Bearer ${unquoted("access_token")}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, json: text === "" ? null : JSON.parse(text) };
    },
    { role, path, call },
  );
}

/** TID of the newest order in this state that the page's user sees in the role. */
export async function findOrder(page: Page, role: Role, state: string): Promise<number> {
  const filter = JSON.stringify({ where: { eventState: state }, limit: 1 });
  const { json } = await callApi(page, role, `orders?filter=${encodeURIComponent(filter)}`);
  const [order] = json as { id: number }[];
  if (!order) throw new Error(`No order in state ${state}`);
  return order.id;
}
