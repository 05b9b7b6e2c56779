import { checkFaqQuestion, topicsOf, type FaqFields } from "@runko/domain/faq/faq-questions";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { faqQuery, type FaqQuestion } from "../../api/faq-query.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { controlPaths } from "../control-paths.ts";
import { beginning } from "../change-text.ts";
import { EditForm } from "../edit-form.tsx";
import { PreviewHalves } from "../preview-halves.tsx";
import { questionQuery, saveQuestion } from "./faq-calls.ts";

const words = texts.controlFaq;
const isField = (name: string): name is keyof FaqFields => Object.hasOwn(words.fields, name);
const labelOf = (name: string): string => (isField(name) ? words.fields[name] : name);

const fieldsOf = ({ topic, question, answer }: FaqFields): FaqFields => ({ topic, question, answer });

type FaqFormProps = { question: FaqQuestion | undefined; all: readonly FaqQuestion[] };

/** Writes a question and its answer, with what the answer will look like beside it. */
export function FaqForm({ question, all }: FaqFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [given, setGiven] = useState(question);
  const lastTopic = all.at(-1)?.topic ?? "";
  const before = given ? fieldsOf(given) : { topic: lastTopic, question: "", answer: "" };
  const fetchAgain = async ({ id }: FaqQuestion): Promise<FaqFields> => {
    const fresh = await client.fetchQuery({ ...questionQuery(id), staleTime: 0 });
    setGiven(fresh);
    return fieldsOf(fresh);
  };
  return (
    <EditForm<FaqFields, FaqQuestion>
      before={before}
      check={checkFaqQuestion}
      changesOf={(values) =>
        changesBetween(before, values).map(({ field, before: old, after }) => ({
          label: labelOf(field),
          text: texts.control.change(beginning(old), beginning(after)),
        }))
      }
      isNew={given === undefined}
      save={(values) => saveQuestion(given, values)}
      {...(given && { fetchAgain: () => fetchAgain(given) })}
      stale={[faqQuery.queryKey]}
      onSaved={() => {
        showSnackbar(words.saved, { severity: "success" });
        void navigate(controlPaths.faq(), { replace: true });
      }}
      nameOf={(path) => (isField(path) ? path : undefined)}
      labelOf={labelOf}
      saveLabel={given ? texts.common.saveChanges : words.add}
      cancelTo={controlPaths.faq()}
    >
      {(control, { question: asked, answer }) => (
        <PreviewHalves title={words.fields.question} words={words} name={asked} text={answer}>
          <TextInput control={control} name="topic" label={words.fields.topic} help={topicHelp(all)} required />
          <TextInput control={control} name="question" label={words.fields.question} required />
          <TextInput
            control={control}
            name="answer"
            label={words.fields.answer}
            help={words.answerHelp}
            rows={10}
            required
          />
        </PreviewHalves>
      )}
    </EditForm>
  );
}

/** The topics that there are, so that one is not written in two ways. */
function topicHelp(all: readonly FaqQuestion[]): string {
  const topics = topicsOf(all).map(({ topic }) => topic);
  return topics.length === 0 ? words.topicHelp : words.topicsThereAre(topics.join(", "));
}
