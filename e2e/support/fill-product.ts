import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { labelled } from "./labelled.ts";
import { pick } from "./order-form.ts";

const { fields } = texts.controlProducts;

/** Says in the form of a new product what every product has. */
export async function fillProduct(page: Page, { name, group }: { name: string; group: string }): Promise<void> {
  await labelled(page, "textbox", fields.name).fill(name);
  await pick(page, fields.productGroupId, group);
}
