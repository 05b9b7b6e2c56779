import Typography from "@mui/material/Typography";
import { correctableFieldsOf } from "@runko/domain/documents/correctable-fields";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { questionsQuery } from "../api/questions-query.ts";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";
import { QuestionText } from "./question-text.tsx";
import { useCorrections } from "./use-corrections.tsx";

/** Answers the other side's question, and corrects the fields that it names. */
export function AnswerDialog(props: InputDialogProps) {
  const { scope, asked } = props;
  const { document } = asked;
  const { data } = useQuery(questionsQuery(scope, document.id));
  const asker = scope.role === "SUBSCRIBER" ? "supplier" : "subscriber";
  const question = data?.find(({ state, askedBy }) => state === "open" && askedBy === asker);
  const names = correctableFieldsOf(document.documentType).filter((name) => question?.correctable.includes(name));
  const { inputs, read, takeUp } = useCorrections(document, names);
  return (
    <InputDialog
      {...props}
      above={data ? question && <QuestionText question={question} /> : <SkeletonBlock lines={2} />}
      alongside={read}
      onRefused={takeUp}
      below={
        names.length > 0 && (
          <>
            <Typography variant="h3">{texts.questions.corrected}</Typography>
            {inputs}
          </>
        )
      }
    />
  );
}
