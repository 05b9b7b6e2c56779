import { checkNewsletter } from "@runko/domain/newsletters/check-newsletter";
import { newsletterAudiences } from "@runko/domain/newsletters/newsletter-states";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { beginning } from "../change-text.ts";
import { EditForm } from "../edit-form.tsx";
import { PreviewHalves } from "../preview-halves.tsx";
import { briefingKeys, briefingQuery, saveBriefing, type Briefing, type BriefingFields } from "./briefing-queries.ts";
import { OtherText } from "./other-text.tsx";

const words = texts.newsletters.write;
const labels: Record<keyof BriefingFields, string> = {
  title: words.heading,
  body: words.body,
  audience: words.audience,
};
const isField = (name: string): name is keyof BriefingFields => Object.hasOwn(labels, name);
const audiences = newsletterAudiences.map((value) => ({ value, label: texts.newsletters.audiences[value] }));

const fieldsOf = (briefing: Briefing | undefined): BriefingFields => ({
  title: briefing?.title ?? "",
  body: briefing?.body ?? "",
  audience: briefing?.audience ?? "users",
});

function shown(field: string, value: unknown): string {
  if (field === "audience") return texts.newsletters.audiences[value === "public" ? "public" : "users"];
  return beginning(value);
}

/** Writes a newsletter, with what it will look like beside it. */
export function BriefingForm({ briefing }: { briefing: Briefing | undefined }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [given, setGiven] = useState(briefing);
  const [others, setOthers] = useState<BriefingFields>();
  const before = fieldsOf(given);
  const fetchAgain = async ({ id }: Briefing): Promise<BriefingFields> => {
    const fresh = await client.fetchQuery({ ...briefingQuery(id), staleTime: 0 });
    setGiven(fresh);
    setOthers(fieldsOf(fresh));
    return fieldsOf(fresh);
  };
  return (
    <EditForm<BriefingFields, Briefing>
      before={before}
      check={checkNewsletter}
      changesOf={(values) =>
        changesBetween(before, values).map(({ field, before: old, after }) => ({
          label: isField(field) ? labels[field] : field,
          text: texts.control.change(shown(field, old), shown(field, after)),
        }))
      }
      isNew={given === undefined}
      save={(values) => saveBriefing(given, values)}
      {...(given && { fetchAgain: () => fetchAgain(given) })}
      stale={briefingKeys}
      onSaved={() => {
        showSnackbar(words.saved, { severity: "success" });
        void navigate(briefingsPath, { replace: true });
      }}
      nameOf={(path) => (isField(path) ? path : undefined)}
      labelOf={(name) => (isField(name) ? labels[name] : name)}
      saveLabel={given ? texts.common.saveChanges : words.saveDraft}
      cancelTo={briefingsPath}
    >
      {(control, { title, body, audience }) => (
        <>
          {others &&
            (["title", "body"] as const).map((name) => (
              <OtherText key={name} control={control} name={name} label={labels[name]} text={others[name]} />
            ))}
          <PreviewHalves title={words.body} words={words} name={title} text={body}>
            <TextInput control={control} name="title" label={labels.title} required />
            <TextInput control={control} name="body" label={labels.body} help={words.bodyHelp} rows={14} required />
            <RadioInput
              control={control}
              name="audience"
              label={labels.audience}
              options={audiences}
              help={words.audienceHelp[audience]}
              row
            />
          </PreviewHalves>
        </>
      )}
    </EditForm>
  );
}
