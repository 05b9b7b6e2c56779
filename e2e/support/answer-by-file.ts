import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { readSheet } from "read-excel-file/node";
import { exportedFile } from "./exported-file.ts";
import { labelled } from "./labelled.ts";
import { expect } from "./story.ts";

const words = texts.answers;

type Column = keyof typeof words.columns;
type Said = Partial<Record<Column, string>>;

/**
 * Takes what a supplier has to answer on the shown list out as a file, fills in each row and brings it back; answers how many
 * rows were sent.
 */
export async function answerByFile(page: Page, fill: (row: Said, index: number) => Said): Promise<number> {
  const { content } = await exportedFile(page, words.download, words.menu);
  const [head = [], ...rows] = (await readSheet(content)).map((cells) => cells.map((cell) => String(cell ?? "")));
  const columns = Object.entries(words.columns) as [Column, string][];
  const told = rows.map((cells): Said =>
    Object.fromEntries(columns.map(([column, name]) => [column, cells[head.indexOf(name)] ?? ""])),
  );
  const lines = told.map((row, index) => {
    const said = { ...row, ...fill(row, index) };
    return columns.map(([column]) => said[column] ?? "");
  });
  const csv = [columns.map(([, name]) => name), ...lines].map((cells) => cells.join(";")).join("\r\n");

  await labelled(page, "button", words.menu).click();
  await labelled(page, "menuitem", words.upload).click();
  const dialog = page.getByRole("dialog", { name: words.upload });
  await dialog
    .getByLabel(words.file)
    .setInputFiles({ name: "vastaukset.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await labelled(dialog, "button", words.send(lines.length)).click();
  await expect(
    dialog.getByText(words.counts({ rows: lines.length, ready: 0, sent: lines.length, wrong: 0 })),
  ).toBeVisible({ timeout: 120_000 });
  await labelled(dialog, "button", texts.common.close).click();
  await expect(dialog).toBeHidden();
  return lines.length;
}
