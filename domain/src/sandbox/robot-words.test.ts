import { expect, test } from "vitest";
import { robotWayOf, robotWordNames, robotWords } from "./robot-words.ts";

test.each(robotWordNames)("%s is read as it stands, in small letters and without dots", (word) => {
  const way = robotWords[word];
  const bare = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  for (const said of [word, word.toLowerCase(), bare, `Testikatu ${word} 3`, `${word}.`])
    expect([said, robotWayOf("Order", [null, said])]).toEqual([said, way]);
});

test("no word is one inside another, and the first of the table counts", () => {
  expect(robotWayOf("Order", ["Perunatie", "Odotanka"])).toBe("deliver");
  expect(robotWayOf("Order", ["ODOTA KYSY"])).toBe("ask");
  expect(robotWayOf("Order", [])).toBe("deliver");
});

test("a type does not heed what it knows nothing of", () => {
  expect(robotWayOf("Fault", ["HYLKÄÄ"])).toBe("deliver");
  expect(robotWayOf("Inquiry", ["MYÖHÄSSÄ"])).toBe("deliver");
  expect(robotWayOf("Inquiry", ["PERU ODOTA"])).toBe("wait");
});
