import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { startNew, written } from "../support/new-document-form.ts";
import { newUser } from "../support/new-user.ts";
import { plainLine, supplierNames } from "../support/offers.ts";
import { chooseProduct, nextStep } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";

const words = texts.documentForm;
const type = "Inquiry";
const password = "oma-yhteystieto-42";

test("own contact data fill the form, and what one has not told leaves what was typed", async ({ page }) => {
  const { emailAddress } = await newUser("productAdmin", { password, beside: "otherSubscriber" });
  await logIn(page, emailAddress, password);
  await startNew(page, type);
  await chooseProduct(page, { ...plainLine, supplier: supplierNames.otherSupplier });
  await nextStep(page);
  await written(page, type, "contactName").fill("Joku Muu");
  await written(page, type, "contactPhone").fill("+358 40 765 4321");
  await labelled(page, "button", words.useOwnContact).click();
  await expect(written(page, type, "contactName")).toHaveValue("Venla Uusikäyttäjä");
  await expect(written(page, type, "contactPhone")).toHaveValue("+358 40 765 4321");
  await expect(written(page, type, "contactEmail")).toHaveValue(emailAddress);
});
