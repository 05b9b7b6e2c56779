import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { releasePage } from "../../../leaving/leave-guard.ts";
import { controlKeys } from "../../control-keys.ts";
import { EntityForm } from "../../entity-form.tsx";
import { productGroupsQuery } from "../../../api/product-groups-query.ts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { NniFieldInputs } from "./nni-field-inputs.tsx";
import { nniPaths } from "./nni-paths.ts";
import { nnisQuery, saveNni } from "./nni-queries.ts";
import { emptyNni, nniChanges, nniErrors, valuesOf, type NniValues } from "./nni-values.ts";

const words = texts.controlNnis;
const fieldNames = Object.keys(words.fields) as (keyof NniValues)[];
const fieldNamed = (path: string) => fieldNames.find((field) => field === path);

const resolver: Resolver<NniValues> = (values) => {
  const errors = nniErrors(values);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

type NniFormProps = {
  organizationId: string;
  /** Undefined for a new one. */
  nni: Nni | undefined;
};

/** The form of an NNI, once the product groups have come that it can be used for. */
export function NniForm(props: NniFormProps) {
  const { data: groups, error, refetch } = useQuery(productGroupsQuery);
  if (groups) return <LoadedForm {...props} groups={groups} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
}

function LoadedForm({ organizationId, nni: given, groups }: NniFormProps & { groups: readonly NamedOrganization[] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [nni, setNni] = useState(given);
  const before = nni ? valuesOf(nni) : emptyNni;
  const form = useForm<NniValues>({ mode: "onSubmit", defaultValues: before, resolver, shouldFocusError: false });
  const { control, getValues } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as NniValues;
  const away = nni ? nniPaths.one(organizationId, nni.id) : nniPaths.list(organizationId);

  const changesOf = (typed: NniValues) =>
    nniChanges(before, typed, (id) => groups.find((group) => group.id === id)?.name ?? "");
  const fetchAgain = async ({ id }: Nni): Promise<NniValues> => {
    const stored = await client.fetchQuery({ ...nnisQuery(organizationId), staleTime: 0 });
    const fresh = stored.find((one) => one.id === id);
    if (!fresh) throw new ApiProblem(404, { code: "NOT_FOUND", title: words.notFound });
    setNni(fresh);
    return valuesOf(fresh);
  };
  const save = async (typed: NniValues) => {
    await saveNni({ organizationId, nni, values: typed });
    await client.invalidateQueries({ queryKey: controlKeys.nnis("of", organizationId) });
    showSnackbar((nni ? words.saved : words.created)(typed.identifier.trim()), { severity: "success" });
    releasePage();
    void navigate(away, { replace: true });
  };

  return (
    <EntityForm
      form={form}
      changes={changesOf(values)}
      isNew={nni === undefined}
      save={save}
      kept={nni && { before, changesOf, fetchAgain: () => fetchAgain(nni) }}
      fieldOfPath={fieldNamed}
      labelOf={(name) => words.fields[fieldNamed(name) ?? "identifier"]}
      cancelTo={away}
      submitLabel={nni ? texts.common.saveChanges : words.create}
    >
      <NniFieldInputs
        control={control}
        title={nni ? words.editTitle(nni.identifier) : words.add}
        isNew={nni === undefined}
        groups={groups}
      />
    </EntityForm>
  );
}
