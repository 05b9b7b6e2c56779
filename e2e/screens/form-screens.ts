import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { supplierNames } from "../support/offers.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, pick, toSummary } from "../support/order-form.ts";
import { expect } from "../support/quiet-page.ts";
import { uniqueId } from "../support/unique-id.ts";
import { expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.documentForm;
const { fields, groups } = texts.documents;
const withNni = {
  group: "Ethernet-liittymät",
  supplier: supplierNames.otherSupplier,
  product: "Ethernet-liittymä 1G",
  nni: "NNI-VAA-01",
} as const;
const line = {
  group: "Tilaajayhteydet",
  supplier: supplierNames.otherSupplier,
  product: "Kuitutilaajayhteys",
} as const;

const begin = async ({ enter }: Stage) => await enter("otherSubscriber", "/subscriber/documents/new?type=Order");

const errorSummary = (page: Page) => page.getByRole("group", { name: /^Korjaa / });

async function toFields(stage: Stage): Promise<Page> {
  const page = await begin(stage);
  await chooseProduct(page, line);
  await nextStep(page);
  await labelled(page, "heading", groups.customer).waitFor();
  return page;
}

async function toFullSummary(stage: Stage): Promise<Page> {
  const page = await toFields(stage);
  await fillCommonPart(page, { connectionId: uniqueId("TUN"), customerName: "Oy Asiakas Ab" });
  await fillAddress(page, fields.targetAddress);
  await toSummary(page);
  await expect(page.getByText(words.summary.check)).toBeVisible();
  return page;
}

export const formScreens: readonly Screen[] = [
  { name: "new order, nothing chosen", show: begin },
  {
    name: "new order, the product missing",
    show: async (stage) => {
      const page = await begin(stage);
      await nextStep(page);
      await expect(errorSummary(page)).toBeFocused();
      return page;
    },
  },
  {
    name: "new order, product groups offered",
    show: async (stage) => {
      const page = await begin(stage);
      await labelled(page, "combobox", words.productGroup).fill("y");
      await page.getByRole("option").first().waitFor();
      return page;
    },
  },
  {
    name: "new order, products with an NNI",
    show: async (stage) => {
      const page = await begin(stage);
      await chooseProduct(page, withNni);
      await labelled(page, "combobox", fields.nniFromId).selectOption(withNni.nni);
      return page;
    },
  },
  {
    name: "new order, a group that no supplier sells",
    show: async (stage) => {
      const page = await begin(stage);
      await pick(page, words.productGroup, "Antennipaikat");
      await expectSettled(page);
      return page;
    },
  },
  { name: "new order, fields", show: toFields },
  {
    name: "new order, fields missing",
    show: async (stage) => {
      const page = await toFields(stage);
      await labelled(page, "textbox", fields.contactPhone).fill("soita");
      await toSummary(page);
      await expect(errorSummary(page)).toBeFocused();
      return page;
    },
  },
  {
    name: "new order, calendar",
    show: async (stage) => {
      const page = await toFields(stage);
      await labelled(page, "button", `${texts.common.form.openCalendar}: ${fields.requestedDate}`).click();
      await page.getByRole("grid").waitFor();
      return page;
    },
  },
  { name: "new order, summary", show: toFullSummary },
  {
    name: "new order, sending refused",
    show: async (stage) => {
      stage.troubles.allow(/status of 503/);
      const page = await toFullSummary(stage);
      await page.route(/\/orders$/, (route) => route.fulfill({ status: 503, body: "" }));
      await labelled(page, "button", texts.documents.actions.create("Order")).click();
      await expect(page.getByText(words.sendFailed)).toBeVisible();
      return page;
    },
  },
  {
    name: "front page with a draft",
    show: async (stage) => {
      const page = await toFields(stage);
      await labelled(page, "textbox", fields.customerName).fill("Oy Asiakas Ab");
      await expect(page.getByText(texts.newDocument.drafts.saved("").trim())).toBeVisible();
      await page.goto("/subscriber");
      await labelled(page, "heading", texts.newDocument.drafts.title).waitFor();
      return page;
    },
  },
  {
    name: "discarding a draft",
    show: async (stage) => {
      const page = await toFields(stage);
      await labelled(page, "textbox", fields.customerName).fill("Oy Asiakas Ab");
      await labelled(page, "button", texts.newDocument.drafts.discard).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
];
