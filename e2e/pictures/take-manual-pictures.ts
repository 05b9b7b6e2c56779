import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "../support/chromium-options.ts";
import { logIn } from "../support/log-in.ts";
import { readHints } from "../support/story.ts";
import { startPortal } from "../support/start-portal.ts";
import { manualPlaces, type ManualPlace } from "./manual-places.ts";
import { loginOf } from "./places.ts";

// The size for which the manual keeps room.
const viewport = { width: 1280, height: 800 };
const quality = 0.65;
const patience = 30_000;
const folder = join(import.meta.dirname, "../../web/src/info/guide/pictures");

/** The browser itself makes a PNG into a WebP, which is a fraction of its size. */
async function asWebp(painter: Page, png: Buffer): Promise<Buffer> {
  const url = await painter.evaluate(
    async ({ data, ...asked }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", asked.quality);
    },
    { data: png.toString("base64"), quality },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function takePicture(browser: Browser, baseURL: string, { visitor, show }: ManualPlace): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: "fi-FI",
    timezoneId: "Europe/Helsinki",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (visitor !== "nobody") {
    await logIn(page, loginOf(visitor));
    await page.evaluate((hints) => {
      localStorage.setItem(`hints:${localStorage.getItem("USER")}`, hints);
    }, readHints);
  }
  await show(page);
  await page.locator("h1").first().waitFor();
  await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0, { timeout: patience });
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  await context.close();
  return png;
}

mkdirSync(folder, { recursive: true });
const portal = await startPortal();
const browser = await chromium.launch(chromiumOptions());
try {
  const painter = await browser.newPage();
  for (const [name, place] of Object.entries(manualPlaces)) {
    const webp = await asWebp(painter, await takePicture(browser, portal.url, place));
    writeFileSync(join(folder, `${name}.webp`), webp);
    console.log(`${name}: ${Math.round(webp.length / 1024)} kB`);
  }
} finally {
  await browser.close();
  await portal.stop();
}
