import { apiUser } from "./api-user.ts";
import type { Login } from "./demo.ts";
import { inviteWith } from "./set-first-password.ts";
import { uniqueId } from "./unique-id.ts";

export type NewUser = { id: string; emailAddress: string };

type Made = {
  password?: string;
  role?: "SUBSCRIBER" | "SUBSCRIBER_ADMIN";
  /** Whose organization the user works for; the administrator's own unless the product admin adds. */
  beside?: Login;
};

/** A user of one's own over HTTP, in the organization of this administrator and with one role, the subscriber's. */
export async function newUser(by: Login, { password, role = "SUBSCRIBER", beside = by }: Made = {}): Promise<NewUser> {
  const admin = await apiUser(by);
  const { organizationId } = await apiUser(beside);
  const emailAddress = `${uniqueId("uusi")}@kymijoki.example`;
  const { id } = await admin.call<{ id: string }>("users", {
    method: "POST",
    body: {
      firstName: "Venla",
      lastName: "Uusikäyttäjä",
      emailAddress,
      organizationRoles: [{ organizationId, role }],
    },
  });
  if (password !== undefined) await inviteWith(emailAddress, password);
  return { id, emailAddress };
}
