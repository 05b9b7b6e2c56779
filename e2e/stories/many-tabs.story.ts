import { texts } from "@runko/domain/texts/texts";
import { live } from "../support/document-page.ts";
import { changeOrder } from "../support/handle-order.ts";
import { logIn } from "../support/log-in.ts";
import { makeOrder } from "../support/make-order.ts";
import { newUser } from "../support/new-user.ts";
import { expect, test } from "../support/story.ts";

const password = "virtaavan-veden-varrella";

const ways = [
  { how: "twelve tabs", tabs: 12, plain: false },
  { how: "seven tabs over plain HTTP, more than a browser's connections,", tabs: 7, plain: true },
];

for (const { how, tabs: manyTabs, plain } of ways)
  test(`the bell rings in ${how} by one stream, and goes on when the tab that held it is closed`, async ({
    page,
    context,
  }) => {
    // There a page has no Web Locks.
    if (plain) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "locks"));
    const { emailAddress } = await newUser("productAdmin", { password, beside: "otherSubscriber" });
    const asked: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/stream")) asked.push(request.url());
    });
    await logIn(page, emailAddress, password);
    const others = await Promise.all(Array.from({ length: manyTabs - 1 }, () => context.newPage()));
    for (const tab of others) await tab.goto("/subscriber");
    // Colleagues may have messages to read.
    const bellOf = (unread: number) =>
      new RegExp(`^${texts.shell.notifications(unread)}(, \\d+ lukema\\S+ viesti\\S*)?$`);
    const rings = async (unread: number, tabs: typeof others) => {
      for (const tab of tabs) await expect(tab.getByRole("button", { name: bellOf(unread) })).toBeVisible(live);
    };
    await rings(0, [page, ...others]);
    expect(asked).toHaveLength(1);

    const { id } = await makeOrder({
      by: "otherSubscriber",
      from: "otherSupplier",
      document: { followers: [emailAddress] },
    });
    await rings(1, [page, ...others]);
    expect(asked).toHaveLength(1);
    // As a person closes it, so that the page can say good-bye.
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await changeOrder("otherSupplier", "SUPPLIER", id, { action: "startProcessing" });
    await rings(2, others);
    // By a lease two may hold it for a moment.
    expect(asked.length).toBeLessThan(plain ? 4 : 3);
  });
