import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlFaq;

test("the product admin adds a question, moves its topic up, changes and removes it; a reader reads it", async ({
  enter,
}) => {
  const topic = uniqueId("Laskut");
  const question = "Milloin lasku tulee?";
  const page = await enter("productAdmin", "/info/faq");
  await labelled(page, "link", words.edit).click();
  await labelled(page, "link", words.add).click();
  await labelled(page, "textbox", words.fields.topic).fill(topic);
  await labelled(page, "textbox", words.fields.question).fill(question);
  await labelled(page, "button", words.add).click();
  await expect(page.getByRole("group", { name: /^Korjaa / })).toContainText(words.fields.answer);
  await labelled(page, "textbox", words.fields.answer).fill("Kuun **lopussa**.");
  await expect(page.getByRole("article", { name: question })).toContainText("Kuun lopussa.");
  await labelled(page, "button", words.add).click();
  await expect(snackbar(page, words.saved)).toBeVisible();
  const topics = page.getByRole("main").getByRole("region");
  await expect(topics.last()).toContainText(topic);
  await labelled(page, "button", words.upWhich(topic)).click();
  await expect(topics.last()).not.toContainText(topic);

  const reader = await enter("subscriber", "/info/faq");
  await reader.getByText(question).click();
  await expect(reader.getByText("Kuun lopussa.")).toBeVisible();

  await labelled(page, "link", question).click();
  await labelled(page, "textbox", words.fields.answer).fill("Joka kuun alussa.");
  await labelled(page, "button", texts.common.saveChanges).click();
  await reader.goto("/info/faq?q=kuun");
  await expect(reader.getByText("Joka kuun alussa.")).toBeVisible();

  await labelled(page, "button", words.removeWhich(question)).click();
  await labelled(page.getByRole("dialog", { name: words.removeTitle }), "button", words.remove).click();
  await expect(snackbar(page, words.removed)).toBeVisible();
  await expect(page.getByText(topic)).toHaveCount(0);
});
