import { checkWebhook, toldFormats, webhookRoles, type WebhookFields } from "@runko/domain/webhooks/check-webhook";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { RadioInput } from "../../../components/forms/radio-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { SecretOnceDialog } from "./secret-once-dialog.tsx";
import { addWebhook, changeWebhook, webhooksQuery, type Webhook } from "./webhook-queries.ts";
import { typeLabel, typeOptions } from "./webhook-types.ts";

const words = texts.webhooks;
const { fields } = words;

type WebhookValues = Omit<WebhookFields, "types"> & { types: string[]; off: boolean };
const fieldNames = Object.keys(fields) as (keyof WebhookValues)[];
const fieldAt = (path: string) => fieldNames.find((name) => name === path.split(".")[0]);

const changesOf = (before: WebhookValues, after: WebhookValues): Change[] => [
  ...replaced(fields.name, before.name, after.name.trim()),
  ...replaced(fields.url, before.url, after.url.trim()),
  ...replaced(fields.role, words.roles[before.role], words.roles[after.role]),
  ...addedAndRemoved(fields.types, before.types, after.types, typeLabel),
  ...replaced(fields.format, words.formats[before.format], words.formats[after.format]),
  ...replaced(fields.excludeOwn, yesOrNo(before.excludeOwn), yesOrNo(after.excludeOwn)),
  ...replaced(fields.off, yesOrNo(before.off), yesOrNo(after.off)),
];

type WebhookFormProps = {
  organization: Organization;
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
};

/** A webhook, new or to be changed; a new one shows its secret once. */
export function WebhookForm({ organization: { id, organizationRoles }, webhook: given }: WebhookFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [webhook, setWebhook] = useState(given);
  const [secret, setSecret] = useState<string>();
  const here = controlPaths.organization(id, "api");
  const roles = webhookRoles.filter((role) => organizationRoles?.includes(role));
  const valuesOf = (one: Webhook | undefined): WebhookValues => ({
    name: one?.name ?? "",
    url: one?.url ?? "",
    role: webhookRoles.find((role) => role === one?.role) ?? roles[0] ?? "SUBSCRIBER",
    types: one ? [...one.types] : ["*"],
    excludeOwn: one?.excludeOwn ?? false,
    format: toldFormats.find((format) => format === one?.format) ?? "thin",
    off: one?.off ?? false,
  });
  const before = valuesOf(webhook);
  const fetchAgain = async ({ id: webhookId }: Webhook): Promise<WebhookValues> => {
    const rows = await queries.fetchQuery({ ...webhooksQuery(id), staleTime: 0 });
    const fresh = rows.find((one) => one.id === webhookId);
    if (!fresh) throw new ApiProblem(404, { code: "NOT_FOUND" });
    setWebhook(fresh);
    return valuesOf(fresh);
  };
  const leave = () => void navigate(here, { replace: true });
  const save = async ({ off, ...values }: WebhookValues) => {
    const made = webhook ? await changeWebhook(id, webhook, { ...values, off }) : await addWebhook(id, values);
    await queries.invalidateQueries({ queryKey: webhooksQuery(id).queryKey });
    return { name: values.name.trim(), secret: "secret" in made ? made.secret : undefined };
  };
  if (secret !== undefined)
    return (
      <SecretOnceDialog
        title={words.secretMade}
        warning={words.secretOnce}
        secret={secret}
        copyLabel={words.copySecret}
        onClose={leave}
      />
    );
  return (
    <EditForm
      before={before}
      // Which addresses may be called is the portal's to say: it may be tried out within its own network.
      check={(values) => checkWebhook(values, { roles, inner: true })}
      changesOf={(values) => changesOf(before, values)}
      isNew={webhook === undefined}
      save={save}
      {...(webhook && { fetchAgain: () => fetchAgain(webhook) })}
      onSaved={({ name, secret: made }) => {
        showSnackbar((webhook ? words.saved : words.added)(name), { severity: "success" });
        if (made === undefined) leave();
        else setSecret(made);
      }}
      nameOf={fieldAt}
      labelOf={(name) => fields[fieldAt(name) ?? "name"]}
      {...(!webhook && { saveLabel: words.add })}
      cancelTo={here}
    >
      {(control) => (
        <Section title={webhook ? words.editWhich(webhook.name) : words.add}>
          <FormGrid>
            <TextInput control={control} name="name" label={fields.name} required />
            <TextInput control={control} name="url" label={fields.url} help={words.urlHelp} required />
            {roles.length > 1 && (
              <div data-wide>
                <RadioInput
                  control={control}
                  name="role"
                  label={fields.role}
                  options={roles.map((role) => ({ value: role, label: words.roles[role] }))}
                  row
                />
              </div>
            )}
            <div data-wide>
              <CheckboxGroupInput
                control={control}
                name="types"
                label={fields.types}
                options={typeOptions(before.types)}
                required
                row
              />
            </div>
            <div data-wide>
              <RadioInput
                control={control}
                name="format"
                label={fields.format}
                help={words.fullHelp}
                options={toldFormats.map((format) => ({ value: format, label: words.formats[format] }))}
                row
              />
            </div>
            <CheckboxInput control={control} name="excludeOwn" label={fields.excludeOwn} help={words.excludeOwnHelp} />
            {webhook && !before.off && (
              <CheckboxInput control={control} name="off" label={fields.off} help={words.offHelp} />
            )}
          </FormGrid>
        </Section>
      )}
    </EditForm>
  );
}
