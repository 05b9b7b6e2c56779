import { apiScopes, mayHaveScope, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import { checkApiClient } from "@runko/domain/api-clients/check-api-client";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { addApiClient, apiClientsQuery, changeApiClient, type ApiClient } from "./api-queries.ts";

const words = texts.apiClients;
const { fields } = words;

/** The networks as they are typed, one a line: so what is typed wrongly is never left out of what is saved. */
type ClientValues = { name: string; scopes: ApiScope[]; networks: string; disabled: boolean };
const fieldNames = Object.keys(fields) as (keyof ClientValues)[];
const fieldAt = (path: string) => fieldNames.find((name) => name === path.split(".")[0]);

const valuesOf = (client: ApiClient | undefined): ClientValues => ({
  name: client?.name ?? "",
  scopes: client ? [...client.scopes] : ["documents:read"],
  networks: client ? client.networks.join("\n") : "",
  disabled: client?.disabled ?? false,
});

const noRoles: readonly OrganizationRole[] = [];

const networksOf = (text: string): string[] => text.split(/[\n,;]/).flatMap((line) => line.trim() || []);
const clientOf = (values: ClientValues) => ({ ...values, networks: networksOf(values.networks) });

const changesOf = (before: ClientValues, after: ClientValues): Change[] => [
  ...replaced(fields.name, before.name, after.name.trim()),
  ...addedAndRemoved(fields.scopes, before.scopes, after.scopes, (scope) => words.scopes[scope]),
  ...addedAndRemoved(fields.networks, networksOf(before.networks), networksOf(after.networks), (network) => network),
  ...replaced(fields.disabled, yesOrNo(before.disabled), yesOrNo(after.disabled)),
];

type ClientFormProps = {
  organization: Organization;
  /** Undefined for a new one. */
  client: ApiClient | undefined;
};

/** An API client, new or to be changed. */
export function ClientForm({ organization: { id, organizationRoles }, client: given }: ClientFormProps) {
  const roles = organizationRoles ?? noRoles;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [client, setClient] = useState(given);
  const here = controlPaths.organization(id, "api");
  const before = valuesOf(client);
  const offered = apiScopes.filter((scope) => mayHaveScope(roles, scope) || before.scopes.includes(scope));
  const fetchAgain = async ({ id: clientId }: ApiClient): Promise<ClientValues> => {
    const rows = await queries.fetchQuery({ ...apiClientsQuery(id), staleTime: 0 });
    const fresh = rows.find((one) => one.id === clientId);
    if (!fresh) throw new ApiProblem(404, { code: "NOT_FOUND" });
    setClient(fresh);
    return valuesOf(fresh);
  };
  const save = async (typed: ClientValues) => {
    const { disabled, ...values } = clientOf(typed);
    if (client) await changeApiClient(id, client, { ...values, disabled });
    else await addApiClient(id, values);
    await queries.invalidateQueries({ queryKey: apiClientsQuery(id).queryKey });
    return values.name.trim();
  };
  return (
    <EditForm
      before={before}
      check={(values) => checkApiClient(clientOf(values), roles).filter(({ code }) => code !== "NOT_AN_OPTION")}
      changesOf={(values) => changesOf(before, values)}
      isNew={client === undefined}
      save={save}
      {...(client && { fetchAgain: () => fetchAgain(client) })}
      onSaved={(name) => {
        showSnackbar((client ? words.saved : words.added)(name), { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldAt}
      labelOf={(name) => fields[fieldAt(name) ?? "name"]}
      {...(!client && { saveLabel: words.add })}
      cancelTo={here}
    >
      {(control) => (
        <Section title={client ? words.editWhich(client.name) : words.add}>
          <FormGrid>
            <TextInput control={control} name="name" label={fields.name} help={words.nameHelp} required />
            <TextInput control={control} name="networks" label={fields.networks} help={words.networksHelp} rows={2} />
            <div data-wide>
              <CheckboxGroupInput
                control={control}
                name="scopes"
                label={fields.scopes}
                options={offered.map((scope) => ({ value: scope, label: words.scopes[scope] }))}
                required
              />
            </div>
            {client && (
              <CheckboxInput control={control} name="disabled" label={fields.disabled} help={words.disabledHelp} />
            )}
          </FormGrid>
        </Section>
      )}
    </EditForm>
  );
}
