import { texts } from "@runko/domain/texts/texts";
import { describe, expect, it } from "vitest";
import { checkLogin } from "./check-login.ts";

describe("login form", () => {
  const password = "runko-demo-2026";
  const username = "tilaaja@demo.runko.example";

  it("passes a user name and a password of 12 to 50 characters", () => {
    expect(checkLogin({ username, password })).toEqual({});
    expect(checkLogin({ username: ` ${username} `, password: "ä".repeat(50) })).toEqual({});
  });

  it("asks for both", () => {
    expect(checkLogin({ username: " ", password: "" })).toEqual({
      username: "Vaadittu kenttä",
      password: "Vaadittu kenttä",
    });
  });

  it("tells lengths in the words of the specification", () => {
    expect(checkLogin({ username: "a".repeat(51), password: "a".repeat(11) })).toEqual({
      username: texts.login.usernameTooLong,
      password: "Salasanan täytyy olla ainakin 12 merkkiä pitkä.",
    });
    expect(checkLogin({ username, password: "a".repeat(51) }).password).toContain("enintään 50");
  });
});
