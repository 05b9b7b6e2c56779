import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { DateInput } from "../../components/forms/date-input.tsx";
import { MultiChoiceInput } from "../../components/forms/multi-choice-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { Scope } from "../api/entities.ts";
import type { NoticeForm } from "./notice-form.ts";
import { ownProductsQuery } from "./notice-queries.ts";

const words = texts.supplierNotices.ending;

/** Until when the connections are there, and what may be ordered instead. */
export function EndingFields({ control, scope }: { control: Control<NoticeForm>; scope: Scope }) {
  const { data, isPending } = useQuery(ownProductsQuery(scope));
  const options = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <DateInput control={control} name="lastDay" label={words.lastDay} required />
      </div>
      <MultiChoiceInput
        control={control}
        name="alternatives"
        label={words.alternatives}
        help={words.alternativesHelp}
        options={options}
        loading={isPending}
      />
      <TextInput control={control} name="alternativesText" label={words.alternativesText} rows={3} />
    </>
  );
}
