import { address } from "./address.ts";
import { demoLogins, demoPassword, type Login } from "./demo.ts";

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };
type Caller = { token?: string; portal: string };

export type ApiUser = {
  id: string;
  name: string;
  token: string;
  /** The organization that the user works for, or the one asked for. */
  organizationId: string;
  /** A call under `/api`; it throws when the server refuses. */
  call: <Body>(path: string, call?: Call) => Promise<Body>;
};

/** Changes a kept thing whichever version of it stands. */
export const anyVersion = { "if-match": "*" };

type Me = { id: string; firstName: string; lastName: string; organizationRoles: { organizationId: string }[] };

async function send<Body>({ token, portal }: Caller, path: string, { method = "GET", body, headers }: Call = {}) {
  const answer = await fetch(`${portal}/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return (text === "" ? null : JSON.parse(text)) as Body;
}

/** A session of its own, for stories that end it. */
export async function newApiUser(login: Login, portal = address): Promise<ApiUser> {
  const username = demoLogins[login];
  const { token } = await send<{ token: string }>({ portal }, "users/login", {
    method: "POST",
    body: { username, password: demoPassword },
  });
  const me = await send<Me>({ token, portal }, "users/me");
  return {
    id: me.id,
    name: `${me.firstName} ${me.lastName}`,
    token,
    organizationId: me.organizationRoles[0]?.organizationId ?? "",
    call: async (path, call) => await send({ token, portal }, path, call),
  };
}

const known = new Map<Login, Promise<ApiUser>>();

/** The user over HTTP, logged in once for all stories of a worker. */
export async function apiUser(login: Login): Promise<ApiUser> {
  const user = known.get(login) ?? newApiUser(login);
  known.set(login, user);
  return await user;
}
