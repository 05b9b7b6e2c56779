import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import type { Login } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

const billing = texts.controlBilling;
const subscriptions = texts.controlSubscriptions;

const pathOf = async (login: Login, rest: string): Promise<string> =>
  `/control/organizations/${(await apiUser(login)).organizationId}/${rest}`;

const tab = (name: string, login: Login, rest: string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, await pathOf(login, rest));
    await expectSettled(page);
    return page;
  },
});

/** The id of the first one of a list of the login's organization. */
async function firstOf(login: Login, list: string, field: string): Promise<string> {
  const { call, organizationId } = await apiUser(login);
  const [row] = await call<Record<string, string>[]>(`organizations/${organizationId}/${list}?limit=1`);
  return row?.[field] ?? "";
}

/** Message recipients, billing groups, subscriptions and subscribers' info of an organization. */
export const partnerScreens: readonly Screen[] = [
  tab("recipients of event messages", "supplier", "event-messages"),
  {
    name: "editing recipients, one wrong",
    show: async ({ enter }) => {
      const page = await enter("supplier", await pathOf("supplier", "event-messages?mode=edit"));
      await expectSettled(page);
      const faults = page.getByRole("region", { name: texts.enumerations.messageType.Fault });
      await labelled(faults, "textbox", texts.controlEventMessages.kinds.emailAddresses).fill("viat");
      await labelled(
        faults,
        "button",
        texts.common.form.addItem(texts.controlEventMessages.kinds.emailAddresses),
      ).click();
      await expect(page.getByText(texts.issues.INVALID_EMAIL as string)).toBeVisible();
      return page;
    },
  },
  tab("billing groups", "subscriber", "billing-info"),
  tab("API clients", "subscriber", "api"),
  tab("a new API client", "subscriber", "api?mode=add"),
  {
    name: "new billing group, a field missing",
    show: async ({ enter }) => {
      const page = await enter("subscriber", await pathOf("subscriber", "billing-info?mode=add"));
      await labelled(page, "button", billing.add).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "removing a billing group",
    show: async ({ enter }) => {
      const page = await enter("subscriber", await pathOf("subscriber", "billing-info"));
      await expectSettled(page);
      await page
        .getByRole("button", { name: billing.removeWhich("") })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
  tab("billing group that is gone", "subscriber", "billing-info?mode=edit&group=x"),
  {
    name: "billing groups that failed",
    show: async (stage) => {
      const path = await pathOf("subscriber", "billing-info");
      const page = await enterHindered(stage, "subscriber", path, { of: /\/org-addresses/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  tab("suppliers of a subscriber", "subscriber", "subscriptions"),
  tab("suppliers, none found", "subscriber", "subscriptions?q=olematon"),
  {
    name: "subscription to a supplier",
    show: async ({ enter }) => {
      const id = await firstOf("subscriber", "subscription-form", "supplierId");
      const page = await enter("subscriber", await pathOf("subscriber", `subscriptions?supplier=${id}`));
      await expectSettled(page);
      return page;
    },
  },
  tab("supplier that is not there", "subscriber", `subscriptions?supplier=00000000-0000-7000-8000-000000000000`),
  tab("subscribers of a supplier", "supplier", "customers"),
  {
    name: "subscriber of a supplier, changed",
    show: async ({ enter }) => {
      const id = await firstOf("supplier", "subscribers-info", "subscriberId");
      const page = await enter("supplier", await pathOf("supplier", `customers?customer=${id}`));
      await labelled(page, "textbox", subscriptions.fields.customerNumber).fill("A-17");
      await expect(page.getByText(texts.control.unsaved)).toBeVisible();
      return page;
    },
  },
];
