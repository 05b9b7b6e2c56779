import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { texts } from "@runko/domain/texts/texts";
import { findViolations } from "../judges/find-violations.ts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import { expect, test } from "../support/story.ts";

const words = texts.webhooks;

test("an administrator has events told to a system, tries it out, and changes its secret", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 500;
  const receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(status).end("rikki");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/runko?avain=salainen`;
  const party = await makeSubscriber();
  await enterAs(page, party, `/control/organizations/${party.id}/api`);

  await test.step("it is made, with a wrong address refused, and its secret is shown once", async () => {
    await expect(page.getByText(words.none)).toBeVisible();
    await labelled(page, "link", words.add).click();
    await labelled(page, "textbox", words.fields.name).fill("Kenttäjärjestelmä");
    await labelled(page, "textbox", words.fields.url).fill("kuulija");
    await labelled(page, "button", words.add).click();
    await expect(page.getByText(texts.issues.INVALID_WEBHOOK_URL as string).first()).toBeVisible();
    await labelled(page, "textbox", words.fields.url).fill(url);
    await labelled(page, "button", words.add).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("code")).toHaveText(/^whsec_/);
    expect(await findViolations(page)).toEqual([]);
    await labelled(dialog, "button", texts.common.close).click();
    await expect(page.getByText("?avain=salainen")).toHaveCount(0);
  });

  await labelled(page, "link", words.openWhich("Kenttäjärjestelmä")).click();
  await expect(page.getByText(words.noDeliveries)).toBeVisible();
  const tryOut = labelled(page, "button", words.test);
  await tryOut.click();
  await expect(page.getByText(/^Vastaus 500, \d+ ms$/)).toBeVisible();
  status = 204;
  await tryOut.click();
  await expect(page.getByText(/^Vastaus 204, \d+ ms$/)).toBeVisible();
  expect(heard.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    "webhook.test",
    "webhook.test",
  ]);

  await test.step("two signatures go with what is sent after a new secret", async () => {
    await labelled(page, "button", words.newSecret).click();
    await labelled(page.getByRole("dialog"), "button", words.makeSecret).click();
    await expect(page.getByRole("dialog").locator("code")).toHaveText(/^whsec_/);
    await labelled(page.getByRole("dialog"), "button", texts.common.close).click();
    await tryOut.click();
    await expect.poll(() => heard.length).toBe(3);
    expect(String(heard[2]?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  });

  await labelled(page, "button", words.remove).click();
  await labelled(page.getByRole("dialog"), "button", words.remove).click();
  await expect(snackbar(page, words.removed)).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();
  receiver.close();
});
