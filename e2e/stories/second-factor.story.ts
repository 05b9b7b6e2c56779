import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { setUpElsewhere, setUpSecondFactor } from "../support/authenticator.ts";
import { demoLogins, demoPassword } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs, fillLogin } from "../support/log-in.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import { expect, test } from "../support/story.ts";
import { openOwnData } from "../support/user-menu.ts";

const words = texts.secondFactor;

const dialogOf = (page: Page, name = words.title) => page.getByRole("dialog", { name });

test("a second factor is taken into use, asked at the login, and taken out of use", async ({
  enter,
  page,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const desk = await enter("errorHandler", "/fault-handler", { ownSession: true });
  await openOwnData(desk);
  await labelled(desk, "button", words.begin).click();
  const dialog = dialogOf(desk);
  await setUpSecondFactor(dialog);
  const shown = dialogOf(desk, words.codesTitle);
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allTextContents();
  await desk.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await labelled(shown, "button", words.stored).click();
  await expect(desk.getByText(words.codesLeft(10))).toBeVisible();

  await page.goto("/login");
  await fillLogin(page, demoLogins.errorHandler);
  await expect(page.getByText(words.askCode)).toBeVisible();
  await expect(labelled(page, "textbox", words.code)).toBeFocused();
  await labelled(page, "textbox", words.code).fill(codes[0] ?? "");
  await labelled(page, "button", texts.login.submit).click();
  await expect(page).not.toHaveURL(/login/);

  await labelled(desk, "button", words.end).click();
  const removal = dialogOf(desk);
  await removal.locator("input[name=currentPassword]").fill(demoPassword);
  await labelled(removal, "textbox", words.code).fill(codes[1] ?? "");
  await labelled(removal, "button", words.end).click();
  await expect(removal).toBeHidden();
  await expect(desk.getByText(words.isOff)).toBeVisible();
});

test("an organization demands it: its people set it up before anything else; one who lost it is helped", async ({
  enter,
  page,
  troubles,
}) => {
  troubles.allow(/status of 4(03|22)/);
  const own = await makeSubscriber();
  await enterAs(page, own, `/control/organizations/${own.id}/settings?edit`);
  await labelled(page, "checkbox", texts.controlOrganizations.fields.secondFactorRequired).check();
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(page.getByRole("heading", { name: words.requiredTitle })).toBeVisible();

  await page.goto("/subscriber");
  const place = page.getByRole("main");
  await expect(place.getByText(words.requiredHelp)).toBeVisible();
  await place.locator("input[name=currentPassword]").fill("väärä");
  await labelled(place, "button", words.continue).click();
  await expect(place.getByText(texts.issues.WRONG_PASSWORD as string)).toBeVisible();
  await setUpSecondFactor(place);
  await expect(place.getByRole("listitem")).toHaveCount(10);
  await labelled(place, "button", words.stored).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveURL(/subscriber/);

  const { call } = await apiUser("productAdmin");
  const filter = encodeURIComponent(JSON.stringify({ where: { emailAddress: own.login } }));
  const [user] = await call<{ id: string }[]>(`users?filter=${filter}`);
  const desk = await enter("productAdmin", `/control/users/${user?.id}/view`);
  await labelled(desk, "button", texts.controlUsers.actions).click();
  await desk.getByRole("menuitem", { name: texts.controlUsers.resetSecondFactor.action }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(texts.controlUsers.ownPassword).fill(demoPassword);
  await labelled(dialog, "button", texts.controlUsers.resetSecondFactor.action).click();
  await expect(dialog).toBeHidden();
  await page.goto("/subscriber/messages");
  await expect(page.getByRole("heading", { name: words.requiredTitle })).toBeVisible();
});

test("what is irreversible asks for a code once more", async ({ page, troubles }) => {
  troubles.allow(/status of 4(03|22)/);
  const own = await makeSubscriber();
  const machine = { name: "Tilausjärjestelmä", scopes: ["orders:write"], networks: [] };
  const { call } = await apiUser("productAdmin");
  await call(`organizations/${own.id}/api-clients`, { method: "POST", body: machine });
  await enterAs(page, own, `/control/organizations/${own.id}/api`);
  const codeAt = await setUpElsewhere(own.login);
  await labelled(page, "button", texts.apiClients.newTokenWhich(machine.name)).click();
  const dialog = page.getByRole("dialog", { name: texts.apiClients.newTokenWhich(machine.name) });
  await labelled(dialog, "button", texts.apiClients.make).click();
  const proof = page.getByRole("dialog", { name: words.proofTitle });
  await labelled(proof, "button", texts.common.abort).click();
  await expect(dialog.getByText(texts.problems.titles.PROOF_REQUIRED)).toBeVisible();
  await labelled(dialog, "button", texts.apiClients.make).click();
  await labelled(proof, "textbox", words.code).fill("000000");
  await labelled(proof, "button", words.confirm).click();
  await expect(proof.getByText(texts.issues.WRONG_CODE as string)).toBeVisible();
  await labelled(proof, "textbox", words.code).fill(codeAt(1));
  await labelled(proof, "button", words.confirm).click();
  await expect(page.getByText(texts.apiClients.onceOnly)).toBeVisible();
});
