import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAddressAttempts: 100_000 });
});
afterAll(() => portal.close());

test("of 200 logins at once from as many addresses those over the queue are told to come again, and others are answered before it ends (security m5)", async () => {
  const other = await portal.signInAs(await makeUser(portal.db));
  let underWay = 0;
  const logIn = async (number: number) => {
    underWay += 1;
    const user = { username: `tuntematon${number}@x.example`, password: "jotain aivan muuta" };
    const { status, headers } = await portal.anonymous.post("/users/login", user, {
      "x-forwarded-for": `198.51.100.${number}`,
    });
    underWay -= 1;
    return [status, headers["retry-after"]];
  };
  const logins = Array.from({ length: 200 }, (_, number) => logIn(number));
  for (let asked = 0; asked < 5; asked += 1) expect((await other.get("/users/me")).status).toBe(200);
  expect(underWay).toBeGreaterThan(0);
  const answers = await Promise.all(logins);
  const busy = answers.filter(([status]) => status === 503);
  expect(busy.length).toBeGreaterThanOrEqual(20);
  expect(new Set(busy.map(([, wait]) => wait))).toEqual(new Set(["5"]));
  expect(answers.filter(([status]) => status !== 503 && status !== 401)).toEqual([]);
  const { status } = await portal.anonymous.post("/users/login", {
    username: "a@x.example",
    password: "väärä salasana",
  });
  expect(status).toBe(401);
}, 180_000);
