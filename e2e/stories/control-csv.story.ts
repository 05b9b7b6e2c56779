import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.csv;

test("an administrator imports users from a file, corrects a row first, and exports the list", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 422/);
  const page = await enter("subscriber", "/control/users");
  const organization = labelled(page, "combobox", texts.controlUsers.organization);
  await organization.click();
  await page.getByRole("option", { name: "Kymijoen Verkko Oy", exact: true }).click();
  await expect(labelled(page, "heading", texts.controlUsers.titleOf("Kymijoen Verkko Oy"))).toBeVisible();
  const name = uniqueId("Tuotu");
  const row = (rest: string) => `${name};Tuula;${name.toLowerCase()}@csv.example;${rest}`;
  const head = "Sukunimi;Etunimi;Sähköpostiosoite;Roolit";
  const choose = (lines: string[]) =>
    page
      .getByLabel(words.file)
      .setInputFiles({ name: "tuonti.csv", mimeType: "text/csv", buffer: Buffer.from([head, ...lines].join("\r\n")) });

  await labelled(page, "button", words.actions).click();
  await labelled(page, "menuitem", words.import).click();
  const dialog = page.getByRole("dialog", { name: words.importTitle.users });
  await expect(labelled(dialog, "button", words.importNothing)).toBeDisabled();
  await choose([row("Tilaaja"), row("Keisari")]);
  await expect(dialog.getByText(words.someWrong(1, 2))).toBeVisible();
  await expect(dialog.getByRole("list", { name: words.preview })).toContainText(
    `Roolit: ${String(texts.issues.NOT_AN_OPTION)}`,
  );
  await expect(labelled(dialog, "button", words.importRows(2))).toBeDisabled();

  await choose([`${head}\r\n"`]);
  await expect(dialog.getByRole("alert")).toBeVisible();

  await choose([row("Tilaaja")]);
  await expect(dialog.getByText(words.allRight(1))).toBeVisible();
  await expect(labelled(dialog, "checkbox", words.invite)).toBeChecked();
  await labelled(dialog, "button", words.importRows(1)).click();
  await expect(snackbar(page, words.imported(1, 1))).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox", { name: texts.controlUsers.search }).fill(name);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("link", { name: texts.controlUsers.row(`${name} Tuula`) })).toBeVisible();
  await labelled(page, "button", words.actions).click();
  const download = page.waitForEvent("download");
  await labelled(page, "menuitem", words.export).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const exported = Buffer.concat(chunks).toString();
  expect(exported.split("\r\n")[1]).toContain(`${name};Tuula;`);

  // What was exported is edited and changes what is there.
  await labelled(page, "button", words.actions).click();
  await labelled(page, "menuitem", words.import).click();
  const edited = Buffer.from(exported.replace(`${name};Tuula;`, `${name};Taina;`));
  await page.getByLabel(words.file).setInputFiles({ name: "viety.csv", mimeType: "text/csv", buffer: edited });
  await expect(dialog.getByText(words.effects({ changed: 1, added: 0, none: 0 }))).toBeVisible();
  await expect(dialog.getByRole("list", { name: words.preview })).toContainText(words.change("Tuula", "Taina"));
  await labelled(dialog, "button", words.importRows(1)).click();
  await expect(page.getByRole("link", { name: texts.controlUsers.row(`${name} Taina`) })).toBeVisible();
});
