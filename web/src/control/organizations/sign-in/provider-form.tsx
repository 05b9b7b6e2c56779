import { isEmailDomain } from "@runko/domain/values/email";
import { pathRoles } from "@runko/domain/organizations/roles";
import { issueMessage } from "@runko/domain/values/issue-message";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { ListInput } from "../../../components/forms/list-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { useKept } from "../../use-kept.ts";
import { changeProvider, providerQuery, type KeptProvider } from "./provider-queries.ts";
import { changesOf, checkValues, fieldOf, labelOf, patchOf, valuesOf } from "./provider-values.ts";

const words = texts.identityProvider;
const { fields } = words;

const domainFault = (text: string): string | undefined =>
  isEmailDomain(text.replace(/^@/, "")) ? undefined : issueMessage(texts.issues, { code: "INVALID_DOMAIN" });

type ProviderFormProps = { organization: Organization; given: KeptProvider };

/** How the people of an organization sign in by its own identity provider, to be changed. */
export function ProviderForm({ organization: { id, organizationRoles }, given: initial }: ProviderFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given, fetchAgain } = useKept(providerQuery(id), initial);
  const before = valuesOf(given);
  const here = controlPaths.organization(id, "sign-in");
  const isSet = given.secretSetAt !== null;
  const roles = pathRoles
    .filter((role) => organizationRoles?.includes(role))
    .map((role) => ({ value: role, label: texts.control.roles[role] }));
  return (
    <EditForm
      before={before}
      check={(values) => checkValues(before, isSet, values)}
      changesOf={(values) => changesOf(before, values)}
      save={(values) => changeProvider(id, given, patchOf(before, values))}
      fetchAgain={async () => valuesOf(await fetchAgain())}
      onSaved={(saved) => {
        client.setQueryData(providerQuery(id).queryKey, saved);
        showSnackbar(words.saved, { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldOf}
      labelOf={labelOf}
      cancelTo={here}
    >
      {(control) => (
        <>
          <Section title={words.connection}>
            <FormGrid>
              <div data-wide>
                <CheckboxInput control={control} name="enabled" label={fields.enabled} help={words.enabledHelp} />
              </div>
              <TextInput control={control} name="issuer" label={fields.issuer} help={words.issuerHelp} />
              <TextInput control={control} name="clientId" label={fields.clientId} />
              <TextInput
                control={control}
                name="clientSecret"
                label={fields.clientSecret}
                help={words.secretHelp(isSet)}
                type="password"
                autoComplete="new-password"
              />
            </FormGrid>
          </Section>
          <Section title={words.people}>
            <FormGrid>
              <div data-wide>
                <ListInput
                  control={control}
                  name="domains"
                  label={fields.domains}
                  help={words.domainsHelp}
                  check={domainFault}
                />
              </div>
              <div data-wide>
                <CheckboxInput
                  control={control}
                  name="makesAccounts"
                  label={fields.makesAccounts}
                  help={words.makesAccountsHelp}
                />
              </div>
              <div data-wide>
                <CheckboxGroupInput
                  control={control}
                  name="newUserRoles"
                  label={fields.newUserRoles}
                  help={words.rolesHelp}
                  options={roles}
                  row
                />
              </div>
              <div data-wide>
                <CheckboxInput
                  control={control}
                  name="localLogin"
                  label={fields.localLogin}
                  help={words.localLoginHelp}
                />
              </div>
            </FormGrid>
          </Section>
        </>
      )}
    </EditForm>
  );
}
