import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isSingleLine } from "../values/text.ts";

export const faqAnswerMax = 5000;
/** All of them are read at once. */
export const faqQuestionsMax = 200;

/** What is written of a frequently asked question; the answer is Markdown. */
export type FaqFields = { topic: string; question: string; answer: string };
type Kept = FaqFields & { id: string };

/** Broken rules of a question: topic and question are of one line. */
export function checkFaqQuestion({ topic, question, answer }: FaqFields): Issue[] {
  const line = (path: string, text: string): Issue[] => {
    const issues = checkText(path, text, true);
    return issues.length > 0 || isSingleLine(text) ? issues : [{ path, code: "INVALID_VALUE" }];
  };
  return [...line("topic", topic), ...line("question", question), ...checkText("answer", answer, true, faqAnswerMax)];
}

export type FaqTopic<Question> = { topic: string; questions: Question[] };

/** The questions by topic: topics as their first questions stand. */
export function topicsOf<Question extends Kept>(questions: readonly Question[]): FaqTopic<Question>[] {
  const topics = new Map<string, Question[]>();
  for (const one of questions) topics.set(one.topic, [...(topics.get(one.topic) ?? []), one]);
  return [...topics].map(([topic, ofTopic]) => ({ topic, questions: ofTopic }));
}

function moved<One>(all: readonly One[], from: number, by: -1 | 1): One[] {
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return [...all];
  return all.map((each, index) => {
    if (index === from) return other;
    return index === from + by ? one : each;
  });
}

const idsOf = (topics: readonly FaqTopic<Kept>[]): string[] =>
  topics.flatMap(({ questions }) => questions.map(({ id }) => id));

/** The order once a question has changed places with its neighbour of the same topic. */
export function moveQuestion(questions: readonly Kept[], id: string, by: -1 | 1): string[] {
  const topics = topicsOf(questions).map(({ topic, questions: ofTopic }) => {
    const at = ofTopic.findIndex((one) => one.id === id);
    return { topic, questions: at < 0 ? ofTopic : moved(ofTopic, at, by) };
  });
  return idsOf(topics);
}

/** The order once a topic with its questions has changed places with the one beside it. */
export function moveTopic(questions: readonly Kept[], topic: string, by: -1 | 1): string[] {
  const topics = topicsOf(questions);
  const at = topics.findIndex((one) => one.topic === topic);
  return idsOf(at < 0 ? topics : moved(topics, at, by));
}

/** An answer without the marks of its Markdown, to be searched. */
export const plainAnswer = (answer: string): string =>
  answer.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*_`#>]/g, "");
