import { questionStates } from "@runko/domain/documents/question-states";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, instant, nullable, shown, text, uuid } from "../platform/entity/fields.ts";
import { nameOfUser } from "./document-entity.ts";

const nameless = z.string().nullable();

/** Questions between the two parties of a document. */
export const questions = defineEntity({
  name: "question",
  schema: "Question",
  table: "document_questions",
  as: "q",
  key: "id",
  order: [["askedAt", "DESC"]],
  fields: {
    id: uuid("q.id"),
    askedBy: text("q.asked_by", z.enum(["subscriber", "supplier"])),
    askedByName: shown(nameOfUser("q.asked_by_id"), nameless),
    askedAt: instant("q.asked_at"),
    question: shown("q.question"),
    answerBy: described(shown("q.answer_by", nameless), "The day by which an answer is hoped for."),
    correctable: described(
      shown("to_json(q.correctable)", z.array(z.string())),
      "The fields that the subscriber may correct in its answer.",
    ),
    state: text("q.state", z.enum(questionStates)),
    answer: shown("q.answer", nameless),
    endedByName: described(shown(nameOfUser("q.ended_by_id"), nameless), "Who answered or withdrew it."),
    endedAt: nullable(instant("q.ended_at")),
  },
});
