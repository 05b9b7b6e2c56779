import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";
import { openUserMenu } from "../support/user-menu.ts";

const words = texts.newsletters;
const { write, actions } = words;

test("a newsletter is written, previewed, scheduled, published, read and withdrawn", async ({ enter, page }) => {
  const title = `Uutinen ${uniqueId("U")}`;
  const admin = await enter("productAdmin", "/control/users");
  await openUserMenu(admin);
  await labelled(admin, "menuitem", texts.shell.briefings).click();
  await labelled(admin, "link", write.add).click();
  await labelled(admin, "textbox", write.heading).fill(title);
  await labelled(admin, "textbox", write.body).fill("Portaali **uudistuu**.\n\n<img src=x onerror=alert(1)>");
  await admin.getByRole("radio", { name: words.audiences.public }).check();
  const preview = admin.getByRole("article", { name: title });
  await expect(preview.locator("strong")).toHaveText("uudistuu");
  await expect(preview).toContainText("<img src=x onerror=alert(1)>");
  await labelled(admin, "button", write.saveDraft).click();
  await expect(snackbar(admin, write.saved)).toBeVisible();

  const row = admin.getByRole("row").filter({ hasText: title });
  const act = (action: keyof typeof actions) =>
    labelled(admin, "button", write.actionWhich(actions[action], title)).click();
  await act("publish");
  await admin.getByRole("radio", { name: write.publishLater }).check();
  await labelled(admin, "textbox", write.publishAt).fill("1.2.2099 klo 9.00");
  await labelled(admin, "button", write.scheduleLabel).click();
  await expect(row).toContainText(words.states.SCHEDULED);
  await expect(row).toContainText("1.2.2099 klo 09.00");
  await act("publish");
  await admin.getByRole("radio", { name: write.publishNow }).check();
  await labelled(admin, "button", write.publishNowLabel).click();
  await expect(row).toContainText(words.states.PUBLISHED);

  const reader = await enter("otherSubscriber", "/info");
  await expect(reader).toHaveURL("/info/newsletters");
  const link = reader.getByRole("link", { name: title });
  await expect(link).toContainText(words.unread);
  await link.click();
  await expect(labelled(reader, "heading", title)).toBeVisible();
  await expect(reader.getByText("uudistuu")).toBeVisible();
  await reader.getByRole("main").getByRole("link", { name: words.toList }).click();
  await expect(link).toBeVisible();
  await expect(link).not.toContainText(words.unread);

  await page.goto("/login");
  await page.getByRole("link", { name: title }).click();
  await expect(labelled(page, "heading", title)).toBeVisible();

  await act("withdraw");
  await labelled(admin.getByRole("dialog"), "button", actions.withdraw).click();
  await expect(row).toContainText(words.states.WITHDRAWN);
  await page.reload();
  await expect(labelled(page, "heading", words.title)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(labelled(page, "heading", title)).toBeHidden();
});
