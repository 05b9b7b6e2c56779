import { fieldLabel } from "@runko/domain/documents/field-label";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { Question } from "../api/questions-query.ts";
import { SaidSmall, SaidText } from "./said-text.tsx";

const words = texts.questions;

/** A question as it was asked. */
export function QuestionText({ question, type }: { question: Question; type?: DocumentType }) {
  const { question: text, askedByName, askedAt, answerBy, correctable } = question;
  const names = fieldNames.filter((name) => correctable.includes(name));
  return (
    <div>
      <SaidText>{text}</SaidText>
      <SaidSmall>{words.asked(askedByName ?? "", texts.formats.instant(askedAt))}</SaidSmall>
      {answerBy !== null && <SaidSmall>{words.by(texts.formats.date(answerBy))}</SaidSmall>}
      {type && names.length > 0 && (
        <SaidSmall>
          {words.correctable(names.map((name) => fieldLabel(texts.documents, name, type)).join(", "))}
        </SaidSmall>
      )}
    </div>
  );
}
