import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { FormErrorSummary } from "../../../components/forms/form-error-summary.tsx";
import { applyProblem, flattenErrors } from "../../../components/forms/form-errors.ts";
import { StickyActionBar } from "../../../components/layout/sticky-action-bar.tsx";
import { releasePage } from "../../../leaving/leave-guard.ts";
import { UnsavedGuard } from "../../../leaving/unsaved-guard.tsx";
import { ChangesSection } from "../../changes-section.tsx";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import { Sections } from "../../form-grid.tsx";
import { NniFieldInputs } from "./nni-field-inputs.tsx";
import { nniPaths } from "./nni-paths.ts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { productGroupsQuery, saveNni } from "./nni-queries.ts";
import { emptyNni, nniChanges, nniErrors, valuesOf, type NniValues } from "./nni-values.ts";

const words = texts.controlNnis;
const nothing: readonly string[] = [];
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
  const [nni] = useState(given);
  const before = nni ? valuesOf(nni) : emptyNni;
  const [busy, setBusy] = useState(false);
  const [general, setGeneral] = useState(nothing);
  const [tries, setTries] = useState(0);
  const form = useForm<NniValues>({ mode: "onTouched", defaultValues: before, resolver, shouldFocusError: false });
  const { control, handleSubmit, setError, getValues, formState } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as NniValues;
  const changes = nniChanges(before, values, (id) => groups.find((group) => group.id === id)?.name ?? "");
  const unchanged = changes.length === 0;
  const away = nni ? nniPaths.one(organizationId, nni.id) : nniPaths.list(organizationId);

  const save = handleSubmit(async (typed) => {
    setBusy(true);
    try {
      await saveNni({ organizationId, nni, values: typed });
      await client.invalidateQueries({ queryKey: controlKeys.nnis("of", organizationId) });
      showSnackbar((nni ? words.saved : words.created)(typed.identifier.trim()), { severity: "success" });
      releasePage();
      void navigate(away, { replace: true });
    } catch (error) {
      setBusy(false);
      const isInvalid = error instanceof ApiProblem && error.status === 422;
      setGeneral((isInvalid && applyProblem(error, setError, fieldNamed)) || [controlProblemText(error)]);
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setGeneral(nothing);
        void save(event).then(() => setTries((count) => count + 1));
      }}
    >
      {!unchanged && <UnsavedGuard />}
      <Sections>
        <FormErrorSummary
          errors={flattenErrors(formState.errors)}
          general={general}
          labelOf={(name) => words.fields[fieldNamed(name) ?? "identifier"]}
          tries={tries}
        />
        <NniFieldInputs
          control={control}
          title={nni ? words.editTitle(nni.identifier) : words.add}
          isNew={nni === undefined}
          groups={groups}
        />
        {nni && <ChangesSection changes={changes} />}
      </Sections>
      <StickyActionBar message={<span role="status">{unchanged ? undefined : texts.control.unsaved}</span>}>
        <Button component={Link} to={away} variant="outlined">
          {texts.common.abort}
        </Button>
        <ActionButton
          type="submit"
          variant="contained"
          busy={busy}
          disabledReason={nni && unchanged ? texts.control.nothingToSave : undefined}
        >
          {nni ? texts.common.saveChanges : words.create}
        </ActionButton>
      </StickyActionBar>
    </form>
  );
}
