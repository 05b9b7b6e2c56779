import { mostEscalationLevels } from "@runko/domain/organizations/escalation-contacts";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { useKept } from "../../use-kept.ts";
import { changeEscalation, escalationQuery, type KeptContacts } from "./escalation-queries.ts";
import {
  changesOf,
  checkValues,
  contactsOf,
  fieldOf,
  labelOf,
  valuesOf,
  type EscalationValues,
} from "./escalation-values.ts";

const words = texts.escalation;

const levels = Array.from({ length: mostEscalationLevels }, (_, index) => index);

type EscalationFormProps = { organizationId: string; given: KeptContacts };

/** Whom subscribers reach when the supplier is late, level by level. */
export function EscalationForm({ organizationId, given: initial }: EscalationFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given, fetchAgain } = useKept(escalationQuery(organizationId), initial);
  const before = valuesOf(given);
  const here = controlPaths.organization(organizationId, "escalation");
  return (
    <EditForm
      before={before}
      check={checkValues}
      changesOf={(values) => changesOf(before, values)}
      save={(values) => changeEscalation(organizationId, given, contactsOf(values))}
      fetchAgain={async () => valuesOf(await fetchAgain())}
      onSaved={(saved) => {
        client.setQueryData(escalationQuery(organizationId).queryKey, saved);
        showSnackbar(words.saved, { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldOf}
      labelOf={labelOf}
      cancelTo={here}
    >
      {(control) => levels.map((level) => <LevelSection key={level} control={control} level={level} />)}
    </EditForm>
  );
}

function LevelSection({ control, level }: { control: Control<EscalationValues>; level: number }) {
  const of = `contacts.${level}` as const;
  return (
    <Section title={words.level(level + 1)}>
      <p>{level === 0 ? words.what : words.levelHelp}</p>
      <FormGrid>
        <TextInput control={control} name={`${of}.name`} label={words.fields.name} help={words.nameHelp} />
        <TextInput control={control} name={`${of}.title`} label={words.fields.title} />
        <TextInput control={control} name={`${of}.phone`} label={words.fields.phone} inputMode="tel" />
        <TextInput control={control} name={`${of}.email`} label={words.fields.email} inputMode="email" />
        <TextInput
          control={control}
          name={`${of}.available`}
          label={words.fields.available}
          help={words.availableHelp}
        />
      </FormGrid>
    </Section>
  );
}
