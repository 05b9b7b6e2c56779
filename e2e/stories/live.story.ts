import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { subscriberPath } from "../support/document-page.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.documentPage;

test("what another user does shows within two seconds", async ({ enter }) => {
  const { id } = await makeOrder({ by: "otherSubscriber", from: "otherSupplier" });
  const editor = await apiUser("otherSubscriber");
  const colleague = await enter("productAdmin", subscriberPath(id), { as: "otherSubscriber" });
  const lockLine = colleague
    .getByRole("status")
    .filter({ hasText: words.lock.other(editor.name, "", "").split(" klo ")[0] ?? "" });
  const lock = `organizations/${editor.organizationId}/roles/SUBSCRIBER/events/${id}/lock-for-editing`;

  // The first change waits for the stream to be there; of those after it the median counts, for machines are shared.
  const took: number[] = [];
  for (let change = 0; change < 8; change++) {
    const reserves = change % 2 === 0;
    await editor.call(reserves ? lock : `${lock}?reset=true`, { method: "PATCH" });
    const answered = Date.now();
    await expect(lockLine).toBeVisible({ visible: reserves, timeout: 20_000 });
    if (change > 0) took.push(Date.now() - answered);
  }
  expect(took.toSorted((a, b) => a - b)[3], took.join(", ")).toBeLessThan(2_000);
});
