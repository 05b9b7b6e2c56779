import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { labelled } from "./labelled.ts";

/** The file that the browser saves when this is chosen of the exports. */
export async function exportedFile(page: Page, choice: string, button: string = texts.searchPage.export) {
  await labelled(page, "button", button).click();
  const downloading = page.waitForEvent("download");
  await labelled(page, "menuitem", choice).click();
  const download = await downloading;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
}
