import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
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
  const reader = await enter("otherSubscriber", "/info");
  await expect(reader).toHaveURL("/info/newsletters");
  await expect(reader.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const link = reader.getByRole("link", { name: title });
  await expect(link).toBeHidden();
  await act("publish");
  await admin.getByRole("radio", { name: write.publishNow }).check();
  await labelled(admin, "button", write.publishNowLabel).click();
  await expect(row).toContainText(words.states.PUBLISHED);

  await reader.reload();
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

  await reader.reload();
  await expect(reader.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(link).toBeHidden();
});

test("who saves later is shown what the other wrote, and loses nothing", async ({ enter, troubles }) => {
  troubles.allow(/status of 412/);
  const title = `Luonnos ${uniqueId("L")}`;
  const api = await apiUser("productAdmin");
  const body = { title, body: "Alkuperäinen teksti", audience: "users" };
  const { id, version } = await api.call<{ id: string; version: number }>("briefings", { method: "POST", body });

  const page = await enter("productAdmin", `/briefings/${id}`);
  const text = labelled(page, "textbox", write.body);
  await text.fill("Oma teksti, jota ei saa hukata");
  const headers = { "if-match": `"${version}"` };
  const others = { title: `${title} toisin`, body: "Toisen teksti" };
  await api.call(`briefings/${id}`, { method: "PATCH", body: others, headers });

  await labelled(page, "button", texts.common.saveChanges).click();
  const notice = page.getByRole("status").filter({ hasText: texts.control.takeUp.title });
  await expect(notice).toContainText(api.name);
  await expect(text).toHaveValue("Oma teksti, jota ei saa hukata");
  await expect(labelled(page, "textbox", write.heading)).toHaveValue(others.title);
  const other = page.getByRole("region", { name: write.otherText(write.body) });
  await expect(other).toContainText(others.body);
  await labelled(other, "button", write.takeOther(write.body)).click();
  await expect(text).toHaveValue(others.body);
  await expect(other).toBeHidden();
  await text.fill("Yhdessä kirjoitettu");
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, write.saved)).toBeVisible();
  const saved = await api.call<typeof body>(`briefings/${id}`);
  expect([saved.title, saved.body]).toEqual([others.title, "Yhdessä kirjoitettu"]);
  await page.close(); // it would ask for what is gone
  await api.call(`briefings/${id}`, { method: "DELETE" });
});
