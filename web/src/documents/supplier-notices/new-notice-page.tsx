import Send from "@mui/icons-material/Send";
import { styled } from "@mui/material/styles";
import { choiceWays, noticeKinds } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { address } from "../../addresses/address.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { DateTimeInput } from "../../components/forms/date-time-input.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { useSession } from "../../session/session-context.ts";
import { ChoiceFields, usePreview } from "./choice-fields.tsx";
import { bodyOf, checkNoticeForm, fieldOf, type NoticeForm } from "./notice-form.ts";
import { noticesKey, sendNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

/** What the address of a new notice says: which connections it begins with. */
export const newNoticeAddress = address({ by: oneOf("by", choiceWays), values: textOf("values") });

const Fields = styled("form")({ display: "grid", gap: 16, maxWidth: 760 });
const Times = styled("div")({ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" });

const isNamed = (name: string): name is "title" | "text" => name === "title" || name === "text";

/** /vendor/notices/new, /fault-handler/notices/new: tells subscribers of planned work or an outage. Source: beyond F7.2 */
export function NewNoticePage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const area = areaOfRole[role];
  const navigate = useNavigate();
  const { url } = useAddress(newNoticeAddress);
  const [asking, setAsking] = useState(false);
  const form = useForm<NoticeForm>({
    defaultValues: {
      kind: "plannedWork",
      title: "",
      text: "",
      beginsAt: "",
      endsAt: "",
      by: url.by ?? "municipality",
      municipality: url.by === "municipality" ? url.values.split(",") : [],
      product: url.by === "product" ? url.values.split(",") : [],
      typed: url.by === "municipality" || url.by === "product" ? "" : url.values,
    },
    resolver: resolverOf(checkNoticeForm),
  });
  const { control } = form;
  const values = useWatch({ control }) as NoticeForm;
  const { kind, by } = values;
  const preview = usePreview(scope, values);
  const { submit, busy, general, tries } = useFormSubmit(form, {
    perform: (given: NoticeForm) => sendNotice(scope, bodyOf(given)),
    fieldOf,
    done: () => words.sent,
    onDone: ({ id }) => navigate(routes.supplierNotice(area, id)),
    onFailed: () => setAsking(false),
    onInvalid: () => setAsking(false),
    stale: [noticesKey(scope)],
    once: true,
  });
  const isOutage = kind === "outage";
  const labelOf = (name: string) => {
    if (isNamed(name)) return name === "title" ? words.noticeTitle : words.text;
    if (name === "beginsAt") return words.begins;
    if (name === "endsAt") return isOutage ? words.endsEstimated : words.ends;
    return words.values[by];
  };
  const ask = async () => {
    if (await form.trigger()) setAsking(true);
    else await submit();
  };
  return (
    <PageBody>
      <PageHeader title={words.formTitle} back={{ to: routes.supplierNotices(area), label: words.title }} />
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <FormErrorSummary
          errors={flattenErrors(form.formState.errors)}
          labelOf={labelOf}
          general={general}
          tries={tries}
        />
        <Sections>
          <Section title={words.facts}>
            <div style={{ display: "grid", gap: 16 }}>
              <RadioInput
                control={control}
                name="kind"
                label={words.kind}
                options={noticeKinds.map((one) => ({ value: one, label: words.kinds[one] }))}
                row
                required
              />
              <TextInput control={control} name="title" label={words.noticeTitle} required />
              <TextInput control={control} name="text" label={words.text} rows={4} required />
              <Times>
                <DateTimeInput control={control} name="beginsAt" label={words.begins} isComing required />
                <DateTimeInput
                  control={control}
                  name="endsAt"
                  label={isOutage ? words.endsEstimated : words.ends}
                  isComing
                  required={!isOutage}
                />
              </Times>
            </div>
          </Section>
          <Section title={words.by}>
            <div style={{ display: "grid", gap: 16 }}>
              <ChoiceFields control={control} scope={scope} role={role} />
            </div>
          </Section>
        </Sections>
        <div>
          <ActionButton type="submit" variant="contained" startIcon={<Send />} busy={busy}>
            {words.send}
          </ActionButton>
        </div>
      </Fields>
      <ConfirmDialog
        open={asking}
        title={words.send}
        text={
          preview.data ? words.sendAsk(preview.data.connections, preview.data.subscribers.length) : words.sendAsk(0, 0)
        }
        confirmLabel={words.send}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
        busy={busy}
        disabledReason={preview.data ? undefined : texts.common.loading}
      />
    </PageBody>
  );
}
