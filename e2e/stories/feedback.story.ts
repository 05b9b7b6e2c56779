import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.feedback;

type Received = { message: string; page: string; failedRequestId: string; kind: string };

test("feedback about an error takes its page and request to the inbox, and what was written is kept", async ({
  enter,
  troubles,
}) => {
  troubles.allow(/status of 500/);
  const requestId = uniqueId("req");
  const place = "/subscriber/documents?type=Inquiry";
  const page = await enter("otherSubscriber", "/subscriber");
  await page.route(/\/inquiries\?/, async (route) => {
    const problem = { title: texts.common.failed, status: 500, code: "INTERNAL", requestId };
    await route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) });
  });
  await page.goto(place);
  await expect(page.getByText(requestId)).toBeVisible();

  const areas = page.getByRole("navigation", { name: texts.shell.mainNavigation });
  await areas.getByRole("link", { name: texts.shell.areas.info }).click();
  await labelled(page, "link", words.title).click();
  await expect(labelled(page, "radio", words.categories.error)).toBeChecked();
  await expect(page.getByText(words.failureId(requestId))).toBeVisible();
  await labelled(page, "textbox", words.page).fill(place);
  const message = uniqueId("Lista ei avaudu");
  await labelled(page, "textbox", words.message).fill(message);
  await page.reload();
  await expect(labelled(page, "textbox", words.message)).toHaveValue(message);

  await labelled(page, "button", words.send).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  const admin = await apiUser("productAdmin");
  const received = await admin.call<Received[]>("contact-requests");
  expect(received.find((one) => one.message === message)).toMatchObject({
    kind: "feedback",
    page: place,
    failedRequestId: requestId,
  });
});
