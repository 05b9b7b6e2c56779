import type { Issue } from "@runko/domain/values/issue";
import { texts } from "@runko/domain/texts/texts";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { releasePage } from "../leaving/leave-guard.ts";
import type { Change } from "./changes-section.tsx";
import { EntityForm } from "./entity-form.tsx";
import { useRuledForm } from "./use-ruled-form.ts";

type EditFormProps<Values extends FieldValues, Saved> = {
  before: Values;
  check: (values: Values) => readonly Issue[];
  /** What saving would change. */
  changesOf: (values: Values) => readonly Change[];
  /** Something new: there is nothing of which to show the changes. */
  isNew?: boolean;
  save: (values: Values) => Promise<Saved>;
  /** What is stored now, when another has saved it meanwhile: the form goes on from that, with what was typed. */
  fetchAgain?: () => Promise<Values>;
  /** What is fetched anew once it is saved, or refused. */
  stale?: readonly QueryKey[];
  /** Where to go and what to say, once the page may be left. */
  onSaved: (saved: Saved) => void;
  /** The field at which the server's word about a path belongs. */
  nameOf: (path: string, values: Values) => FieldPath<Values> | undefined;
  labelOf: (name: string) => string;
  saveLabel?: string;
  cancelTo: string;
  children: (control: Control<Values>, values: Values, form: UseFormReturn<Values>) => ReactNode;
};

/** The form of what is checked by rules and saved as a whole. */
export function EditForm<Values extends FieldValues, Saved>(props: EditFormProps<Values, Saved>) {
  const { before, check, changesOf, fetchAgain, isNew = false, nameOf, labelOf, cancelTo } = props;
  const { form, values } = useRuledForm(before, check);
  const save = async (typed: Values) => {
    const saved = await props.save(typed);
    releasePage();
    props.onSaved(saved);
  };
  return (
    <EntityForm
      form={form}
      changes={changesOf(values)}
      isNew={isNew}
      save={save}
      stale={props.stale}
      kept={fetchAgain && { before, changesOf, fetchAgain }}
      fieldOfPath={nameOf}
      labelOf={labelOf}
      cancelTo={cancelTo}
      submitLabel={props.saveLabel ?? texts.common.saveChanges}
    >
      {props.children(form.control, values, form)}
    </EntityForm>
  );
}
