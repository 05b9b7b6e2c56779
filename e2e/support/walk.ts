import { expect, type Page } from "@playwright/test";
import { subscriberPath, vendorPath } from "./document-page.ts";
import { bringTo } from "./handle-order.ts";
import { makeOrder } from "./make-order.ts";
import type { Enter } from "./story.ts";

type Options = Parameters<Enter>[2];

/** Shows the main screens of both parties one after the other, with an order that both have worked on. */
export async function walkScreens(
  enter: Enter,
  look: (page: Page, path: string) => Promise<void>,
  options: Options = {},
): Promise<void> {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  await bringTo("READY", "otherSupplier", id);
  const walks = [
    {
      login: "otherSubscriber",
      paths: [
        "/subscriber",
        "/subscriber/documents?type=Order",
        "/subscriber/documents/new?type=Order",
        subscriberPath(id),
      ],
    },
    { login: "otherSupplier", paths: ["/vendor", "/vendor/documents?type=Order", vendorPath(id)] },
  ] as const;
  for (const { login, paths } of walks) {
    const page = await enter(login, paths[0], options);
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
      await look(page, path);
    }
  }
}
