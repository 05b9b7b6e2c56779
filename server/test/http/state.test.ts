import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ privacyController: "Verkko Oy, Helsinki", retentionDays: 730 });
});
afterAll(() => portal.close());

test("the version file tells what the privacy statement says of the settings", async () => {
  const answer = await portal.inject({ url: "/state.json" });
  expect(answer.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    languages: ["fi", "en-XA"],
    privacy: {
      controller: "Verkko Oy, Helsinki",
      retentionDays: 730,
      securityLogDays: 730,
      tokenHours: 8,
      resetLinkMinutes: 30,
    },
  });
});
