import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { checkLoginPassword, passwordMaxLength, passwordMinLength } from "./password-length.ts";
import { checkNewPassword, passwordsMatch } from "./password.ts";

const matti = { firstName: "Matti-Pekka", lastName: "Meikäläinen", emailAddress: "matti.meikalainen@runko.example" };

describe("length (12 to 50 characters)", () => {
  const ofLength = (length: number) => "kuituliittymä on nopea ja se toimii myös pakkasella!".slice(0, length);

  it.each([
    [0, "REQUIRED", "REQUIRED"],
    [1, "PASSWORD_TOO_SHORT", "LOGIN_PASSWORD_TOO_SHORT"],
    [passwordMinLength - 1, "PASSWORD_TOO_SHORT", "LOGIN_PASSWORD_TOO_SHORT"],
    [passwordMinLength, null, null],
    [passwordMaxLength, null, null],
    [passwordMaxLength + 1, "PASSWORD_TOO_LONG", "PASSWORD_TOO_LONG"],
  ])("%d characters", (length, asNew, atLogin) => {
    expect([checkNewPassword(ofLength(length)), checkLoginPassword(ofLength(length))]).toEqual([asNew, atLogin]);
  });

  it("counts characters, not the units that store them", () => {
    const faces = [..."😀😃😄😁😆😅😂🤣😊😇🙂"];
    expect(checkNewPassword(faces.join(""))).toBe("PASSWORD_TOO_SHORT");
    expect(checkNewPassword(`${faces.join("")}🙃`)).toBeNull();
    expect(checkNewPassword("a\u0308".repeat(11))).toBe("PASSWORD_TOO_SHORT");
  });
});

describe("what a new password may be made of", () => {
  it.each(["kolme iloista kuitua", "järvimaisema", "runko-demo-2026", "982341756028", "LLLLLLLLLLLm", "            x"])(
    "asks for no mixture: %j",
    (password) => expect(checkNewPassword(password, matti)).toBeNull(),
  );

  it.each(["password1234", "PASSWORD1234", "1q2w3e4r5t6y", "salasana1234", "qwertyuiopåasdfghjklöä"])(
    "refuses the well-known %s",
    (password) => expect(checkNewPassword(password)).toBe("PASSWORD_TOO_COMMON"),
  );

  it.each(["qwertyuiopas", "asdfghjklöäz", "zxcvbnmzxcvbnm", "098765432109", "klmnopqrstuv", "lkjhgfdsapoi"])(
    "refuses the walk over the keys or the alphabet %s (security m10)",
    (password) => expect(checkNewPassword(password)).toBe("PASSWORD_TOO_COMMON"),
  );

  it.each(["aaaaaaaaaaaa", "ababababababab", "abcabcabcabc", "112112112112", "            "])(
    "refuses the repetition %j",
    (password) => expect(checkNewPassword(password)).toBe("PASSWORD_TOO_COMMON"),
  );

  it.each([
    "runkorunkorunko",
    "RunkoRunkoRunko",
    "runko-runko-runko",
    "matti.meikalainen@runko.example",
    "MattiMeikalainen",
    "mattipekkameikäläinen",
    "Meikäläinen Matti-Pekka",
    "Meika\u0308la\u0308inenMeika\u0308la\u0308inen",
    "mattipekkamattipekka",
    "meikalainenmattipekka",
  ])("refuses the word %j of the context as the whole password", (password) => {
    expect(checkNewPassword(password, matti)).toBe("PASSWORD_CONTEXT_WORD");
  });

  it.each([
    ["pohjolanverkkofi", "PASSWORD_CONTEXT_WORD"],
    ["Pohjolan.Verkko", "PASSWORD_CONTEXT_WORD"],
    ["pohjolanverkkof", null],
    ["pohjolanverkk", null],
  ])("of where one is written to: %s is %s", (password, code) => {
    expect(checkNewPassword(password, { emailAddress: "a@pohjolanverkko.fi" })).toBe(code);
  });

  it("counts eight keys side by side as a walk, seven not", () => {
    expect(checkNewPassword("!!!!qwertyui")).toBe("PASSWORD_TOO_COMMON");
    expect(checkNewPassword("!!!!!qwertyu")).toBeNull();
  });

  it("refuses the organization's name", () => {
    expect(checkNewPassword("Pohjolan Verkko Oy", { organizationName: "Pohjolan Verkko Oy" })).toBe(
      "PASSWORD_CONTEXT_WORD",
    );
  });

  it("has no empty word that would refuse everything", () => {
    const context = { firstName: "", lastName: "", emailAddress: "", organizationName: "" };
    expect(checkNewPassword("kolme iloista kuitua", context)).toBeNull();
  });

  it("lists about two hundred common passwords or more, each one that could be chosen", () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
    const outside = [...commonPasswords].filter(
      (word) => word.length < passwordMinLength || word !== word.toLowerCase(),
    );
    expect(outside).toEqual([]);
  });
});

it("the two entries match whichever way a keyboard composes ä", () => {
  expect(passwordsMatch("järvimaisema", "ja\u0308rvimaisema")).toBe(true);
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      expect(passwordsMatch(first, second)).toBe(first.normalize("NFC") === second.normalize("NFC"));
    }),
  );
});
