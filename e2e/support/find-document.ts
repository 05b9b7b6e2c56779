import { apiUser, type ApiUser } from "./api-user.ts";
import type { Login } from "./demo.ts";
import type { Role } from "./handle-order.ts";

type Kind = "orders" | "change-orders" | "cancel-orders" | "inquiries" | "availability-requests" | "faults";

/** TID of the oldest document of the demo that is so, as the user sees it in the role. */
export async function documentOf(
  user: ApiUser,
  role: Role,
  kind: Kind,
  where: Record<string, unknown> = {},
): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ where, order: ["id ASC"], limit: 1 }));
  const path = `organizations/${user.organizationId}/roles/${role}/${kind}?filter=${filter}`;
  const [document] = await user.call<{ id: number }[]>(path);
  if (!document) throw new Error(`None of the ${kind} of ${user.name} is ${JSON.stringify(where)}`);
  return document.id;
}

/** The same for a login of the demo. */
export const findDocument = async (
  by: Login,
  ...asked: Parameters<typeof documentOf> extends [ApiUser, ...infer Rest] ? Rest : never
): Promise<number> => await documentOf(await apiUser(by), ...asked);
