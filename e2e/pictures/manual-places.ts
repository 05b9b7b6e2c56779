import { texts } from "@runko/domain/texts/texts";
import type { Page } from "@playwright/test";
import { findOrder } from "../support/find-order.ts";
import { labelled } from "../support/labelled.ts";
import { supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep } from "../support/order-form.ts";
import { openNotificationChoices, openOwnData } from "../support/user-menu.ts";
import type { Visitor } from "./places.ts";

export type ManualPlace = { visitor: Visitor; show: (page: Page) => Promise<unknown> };

const order = { group: "Tilaajayhteydet", supplier: supplierNames.otherSupplier, product: "Kuitutilaajayhteys" };
const newOrder = "/subscriber/documents/new?type=Order";

const lastYear = () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(360)}&to=${day(0)}`;
};

const credentialsAsked = {
  kind: "credentials",
  name: "Kaisa Kuitunen",
  organizationName: "Jokilaakson Kuitu Oy",
  emailAddress: "kaisa.kuitunen@jokilaakso.example",
  phoneNumber: "040 123 4567",
  message: "Tilaamme yhteyksiä muilta operaattoreilta. Tarvitsemme tunnukset neljälle käyttäjälle.",
};

const at = (visitor: Visitor, path: string): ManualPlace => ({ visitor, show: (page) => page.goto(path) });

const orderIn = (visitor: Visitor, area: "subscriber" | "vendor", state: string): ManualPlace => ({
  visitor,
  show: async (page) => {
    const eventId = await findOrder(page, area === "vendor" ? "SUPPLIER" : "SUBSCRIBER", state);
    await page.goto(`/${area}/documents/${eventId}`);
  },
});

const ofOrganization = (visitor: Visitor, tab: string): ManualPlace => ({
  visitor,
  show: async (page) => {
    const organization = await page.evaluate(() => localStorage.getItem("ORGANIZATION"));
    await page.goto(`/control/organizations/${organization}/${tab}`);
  },
});

/** What each picture of the manual shows, and to whom; a test compares the names with those of the manual. */
export const manualPlaces: Readonly<Record<string, ManualPlace>> = {
  login: at("nobody", "/login"),
  "own-data": {
    visitor: "subscriber",
    show: async (page) => {
      await page.goto("/subscriber");
      await openOwnData(page);
      await page.getByText(texts.ownSessions.thisOne).scrollIntoViewIfNeeded();
    },
  },
  orders: at("subscriber", "/subscriber/documents?type=Order"),
  "search-results": at("supplier", "/vendor/search?searchType=advanced&type=Order&status=READY"),
  report: at("supplier", `/reports/vendor?report=count-per-event&mode=basic&${lastYear()}`),
  "order-page": orderIn("subscriber", "subscriber", "IN_PROCESSING"),
  "new-order": {
    visitor: "otherSubscriber",
    show: async (page) => {
      await page.goto(newOrder);
      await chooseProduct(page, order);
    },
  },
  "new-order-fields": {
    visitor: "otherSubscriber",
    show: async (page) => {
      await page.goto(newOrder);
      await chooseProduct(page, order);
      await nextStep(page);
      await labelled(page, "heading", texts.documents.groups.customer).waitFor();
      await fillCommonPart(page, { connectionId: "TIL-2026-0417", customerName: "Kahvila Tuuli Oy" });
      await fillAddress(page, texts.documents.fields.targetAddress);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  "ready-order": {
    visitor: "otherSubscriber",
    show: async (page) => {
      await orderIn("otherSubscriber", "subscriber", "READY").show(page);
      await labelled(page, "button", texts.documentPage.moreActions).click();
      await page.getByRole("menu").waitFor();
    },
  },
  "vendor-front": at("supplier", "/vendor"),
  "vendor-order": orderIn("supplier", "vendor", "CONFIRMED"),
  "fault-handler-front": at("otherErrorHandler", "/fault-handler"),
  users: at("supplier", "/control/users"),
  "event-messages": ofOrganization("supplier", "event-messages"),
  product: {
    visitor: "supplier",
    show: async (page) => {
      await page.goto("/control/products?tab=OrganizationsProducts");
      await page
        .getByRole("link", { name: new RegExp(`^${texts.controlProducts.list.row("")}`) })
        .first()
        .click();
      await labelled(page, "heading", texts.controlProducts.preview.title).waitFor();
    },
  },
  "notification-choices": {
    visitor: "subscriber",
    show: async (page) => {
      await page.goto("/subscriber");
      await openNotificationChoices(page);
      await page.getByRole("dialog").getByRole("combobox").first().waitFor();
    },
  },
  briefings: at("productAdmin", "/briefings"),
  "contact-requests": {
    visitor: "productAdmin",
    show: async (page) => {
      await page.request.post("/api/contact", { data: credentialsAsked });
      await page.goto("/control/contact-requests");
    },
  },
  mails: at("productAdmin", "/admin/mails"),
  "nni-rights": {
    visitor: "supplier",
    show: async (page) => {
      await ofOrganization("supplier", "nni-identifiers").show(page);
      const rights = labelled(page, "heading", texts.controlNnis.rights);
      await rights.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      await page.evaluate(() => scrollBy(0, -80));
    },
  },
};
