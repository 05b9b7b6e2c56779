import { fieldLabel } from "@runko/domain/documents/field-label";
import { styled } from "@mui/material/styles";
import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { Question } from "../api/questions-query.ts";

const words = texts.questions;

const Words = styled("p")({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", fontSize: "0.875rem" });
const Small = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));

/** A question as it was asked. */
export function QuestionText({ question, type }: { question: Question; type?: DocumentType }) {
  const { question: text, askedByName, askedAt, answerBy, correctable } = question;
  const names = fieldNames.filter((name) => correctable.includes(name));
  return (
    <div>
      <Words>{text}</Words>
      <Small>{words.asked(askedByName ?? "", texts.formats.instant(askedAt))}</Small>
      {answerBy !== null && <Small>{words.by(texts.formats.date(answerBy))}</Small>}
      {type && names.length > 0 && (
        <Small>{words.correctable(names.map((name) => fieldLabel(texts.documents, name, type)).join(", "))}</Small>
      )}
    </div>
  );
}
