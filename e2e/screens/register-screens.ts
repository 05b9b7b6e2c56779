import { apiUser } from "../support/api-user.ts";
import type { Login } from "../support/demo.ts";
import { documentOf } from "../support/find-document.ts";
import { expectSettled, type Screen } from "./screen.ts";

const place = (name: string, login: Login, path: string | (() => Promise<string>)): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, typeof path === "string" ? path : await path());
    await expectSettled(page);
    return page;
  },
});

const organizationOf = async (login: Login, rest: string) =>
  `/control/organizations/${(await apiUser(login)).organizationId}/${rest}`;
const readyOrder = async () =>
  await documentOf(await apiUser("subscriber"), "SUBSCRIBER", "orders", { eventState: "READY" });

/** Registers and what is told of them, figures that both parties read, and an organization's ways in and out for machines. */
export const registerScreens: readonly Screen[] = [
  place("register of connections", "subscriber", "/subscriber/connections"),
  place("supplier's register of connections", "supplier", "/vendor/connections"),
  place("connection", "subscriber", async () => `/subscriber/connections/${await readyOrder()}`),
  place("register beside a file", "subscriber", "/subscriber/connections/reconciliation"),
  place("notices of planned work", "subscriber", "/subscriber/notices"),
  place("supplier's notices of planned work", "supplier", "/vendor/notices"),
  place("new notice of planned work", "supplier", "/vendor/notices/new"),
  place("figures shared with a supplier", "subscriber", "/reports/subscriber/traffic"),
  place(
    "availability at an address",
    "subscriber",
    "/subscriber/availability?street=H%C3%A4meenkatu&number=12&postal=33100",
  ),
  place("projects", "subscriber", "/subscriber/projects"),
  place("documents from files", "subscriber", "/subscriber/imports"),
  place("new webhook", "supplier", () => organizationOf("supplier", "api?mode=addWebhook")),
  place("sign-in by an identity provider", "productAdmin", () => organizationOf("supplier", "sign-in?edit")),
];
