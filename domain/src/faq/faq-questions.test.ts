import { expect, it } from "vitest";
import { checkFaqQuestion, faqAnswerMax, moveQuestion, moveTopic, plainAnswer, topicsOf } from "./faq-questions.ts";

const of = (id: string, topic: string) => ({ id, topic, question: id, answer: id });
const questions = [of("a1", "A"), of("b1", "B"), of("a2", "A"), of("b2", "B")];

it("shows the questions of a topic together", () => {
  expect(topicsOf(questions).map(({ topic, questions: all }) => [topic, ...all.map(({ id }) => id)])).toEqual([
    ["A", "a1", "a2"],
    ["B", "b1", "b2"],
  ]);
});

it("moves a question within its topic, and a topic with its questions", () => {
  expect(moveQuestion(questions, "b2", -1)).toEqual(["a1", "a2", "b2", "b1"]);
  expect(moveQuestion(questions, "b1", -1)).toEqual(["a1", "a2", "b1", "b2"]);
  expect(moveQuestion(questions, "a1", 1)).toEqual(["a2", "a1", "b1", "b2"]);
  expect(moveTopic(questions, "B", -1)).toEqual(["b1", "b2", "a1", "a2"]);
  expect(moveTopic(questions, "B", 1)).toEqual(["a1", "a2", "b1", "b2"]);
});

it.each([
  [{}, []],
  [{ topic: " " }, ["topic REQUIRED"]],
  [{ question: "Mitä\nteen?" }, ["question INVALID_VALUE"]],
  [{ question: "x".repeat(256), answer: "" }, ["question TOO_LONG", "answer REQUIRED"]],
  [{ answer: "x".repeat(faqAnswerMax + 1) }, ["answer TOO_LONG"]],
])("%j: %j", (wrong, issues) => {
  const found = checkFaqQuestion({ topic: "Tilaaminen", question: "Mitä teen?", answer: "**Odota.**", ...wrong });
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});

it("searches the words of an answer, not its marks", () => {
  expect(plainAnswer("Valitse **Tilaa**, ks. [ohje](/info/manual#x).")).toBe("Valitse Tilaa, ks. ohje.");
});
