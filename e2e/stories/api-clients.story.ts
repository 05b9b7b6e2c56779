import { texts } from "@runko/domain/texts/texts";
import { findViolations } from "../judges/find-violations.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import { expect, test } from "../support/story.ts";

const words = texts.apiClients;

test("an administrator lets a system in by a token, replaces it and revokes it", async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const party = await makeSubscriber();
  await enterAs(page, party, `/control/organizations/${party.id}/api`);
  const ask = async (token: string) =>
    (await request.get("/api/tokens/self", { headers: { authorization: `Bearer ${token}` } })).status();

  await test.step("a client is made, without a scope it is refused", async () => {
    await expect(page.getByText(words.none)).toBeVisible();
    await labelled(page, "link", words.add).click();
    await labelled(page, "textbox", words.fields.name).fill("Tilausjärjestelmä");
    await labelled(page, "textbox", words.fields.networks).fill("10.0.0");
    await labelled(page, "button", words.add).click();
    await expect(page.getByText(texts.issues.INVALID_NETWORK as string).first()).toBeVisible();
    await labelled(page, "textbox", words.fields.networks).fill("127.0.0.0/8");
    await labelled(page, "checkbox", words.scopes["orders:write"]).check();
    await expect(labelled(page, "checkbox", words.scopes["answers:write"])).toHaveCount(0);
    await labelled(page, "button", words.add).click();
    await expect(snackbar(page, words.added("Tilausjärjestelmä"))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  const makeToken = async () => {
    await labelled(page, "button", words.newTokenWhich("Tilausjärjestelmä")).click();
    const dialog = page.getByRole("dialog");
    await labelled(dialog, "button", words.make).click();
    await expect(dialog.getByText(words.onceOnly)).toBeVisible();
    const token = await dialog.locator("code").innerText();
    await labelled(dialog, "button", texts.common.close).click();
    return token;
  };

  const first = await makeToken();
  expect(await ask(first)).toBe(200);
  const second = await makeToken();
  expect([await ask(first), await ask(second)]).toEqual([200, 200]);

  await test.step("the newest is revoked, and holds no more", async () => {
    const revoke = words.revokeWhich(`${second.slice(0, 8)}…${second.slice(-4)}`);
    await labelled(page, "button", revoke).click();
    await labelled(page.getByRole("dialog"), "button", words.revoke).click();
    await expect(snackbar(page, words.revoked)).toBeVisible();
    expect([await ask(first), await ask(second)]).toEqual([200, 401]);
    await expect(page.getByRole("list", { name: words.tokens })).toContainText(words.states.revoked);
  });
});
