import Send from "@mui/icons-material/Send";
import { styled } from "@mui/material/styles";
import { choiceWays, kindsMadeBy, noticeKinds } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
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
import { EndingFields } from "./ending-fields.tsx";
import { askedOf, bodyOf, checkNoticeForm, fieldOf, type NoticeForm } from "./notice-form.ts";
import { noticesKey, previewQuery, sendNotice } from "./notice-queries.ts";
import { useNoticeMaker } from "./use-notice-maker.ts";

const words = texts.supplierNotices;

/** What the address of a new notice says: of which kind it is, and which connections it begins with. */
export const newNoticeAddress = address({
  kind: oneOf("kind", noticeKinds),
  by: oneOf("by", choiceWays),
  values: textOf("values"),
});

const Fields = styled("form")({ display: "grid", gap: 16, maxWidth: 760 });
const Times = styled("div")({ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" });

/** What each field is called, of what the kind of the notice makes another of. */
function labelsOf({ kind, by }: NoticeForm): Record<string, string> {
  const { ending } = words;
  const isEnd = kind === "termination";
  return {
    title: words.noticeTitle,
    text: isEnd ? ending.text : words.text,
    beginsAt: words.begins,
    endsAt: kind === "outage" ? words.endsEstimated : words.ends,
    lastDay: ending.lastDay,
    alternatives: ending.alternatives,
    alternativesText: ending.alternativesText,
    [by]: words.values[by],
    typed: words.values[by],
  };
}

/** /vendor/notices/new, /fault-handler/notices/new: tells subscribers of planned work or an outage. Source: beyond F7.2 */
export function NewNoticePage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const area = areaOfRole[role];
  const navigate = useNavigate();
  const { url } = useAddress(newNoticeAddress);
  const [asking, setAsking] = useState(false);
  const maker = useNoticeMaker();
  const kinds = maker ? kindsMadeBy(maker) : [];
  const queries = useQueryClient();
  const form = useForm<NoticeForm>({
    defaultValues: {
      kind: kinds.find((known) => known === url.kind) ?? "plannedWork",
      title: "",
      text: "",
      beginsAt: "",
      endsAt: "",
      lastDay: "",
      alternatives: [],
      alternativesText: "",
      by: url.by ?? "municipality",
      municipality: url.by === "municipality" ? url.values.split(",") : [],
      product: url.by === "product" ? url.values.split(",") : [],
      typed: url.by === "municipality" || url.by === "product" ? "" : url.values,
    },
    resolver: resolverOf((given) =>
      checkNoticeForm(given, queries.getQueryData(previewQuery(scope, askedOf(given)).queryKey)),
    ),
  });
  const { control } = form;
  const values = useWatch({ control }) as NoticeForm;
  const { kind } = values;
  const preview = usePreview(scope, values);
  const { submit, busy, general, tries } = useFormSubmit(form, {
    perform: (given: NoticeForm) => sendNotice(scope, bodyOf(given)),
    fieldOf,
    done: () => (form.getValues("kind") === "termination" ? words.ending.sent : words.sent),
    onDone: ({ id }) => navigate(routes.supplierNotice(area, id)),
    onFailed: () => setAsking(false),
    onInvalid: () => setAsking(false),
    stale: [noticesKey(scope)],
    once: true,
  });
  const isOutage = kind === "outage";
  const isEnd = kind === "termination";
  const labels = labelsOf(values);
  const sendLabel = isEnd ? words.ending.send : words.send;
  const sendAsk = isEnd ? words.ending.sendAsk : words.sendAsk;
  const ask = async () => {
    if (await form.trigger()) setAsking(true);
    else await submit();
  };
  return (
    <PageBody>
      <PageHeader
        title={isEnd ? words.ending.formTitle : words.formTitle}
        back={{ to: routes.supplierNotices(area), label: words.title }}
      />
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <FormErrorSummary
          errors={flattenErrors(form.formState.errors)}
          labelOf={(name) => labels[name] ?? name}
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
                options={kinds.map((one) => ({ value: one, label: words.kinds[one] }))}
                row
                required
              />
              <TextInput control={control} name="title" label={words.noticeTitle} required />
              <TextInput control={control} name="text" label={labels["text"] ?? ""} rows={4} required />
              {isEnd ? (
                <EndingFields control={control} scope={scope} />
              ) : (
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
              )}
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
            {sendLabel}
          </ActionButton>
        </div>
      </Fields>
      <ConfirmDialog
        open={asking}
        title={sendLabel}
        text={sendAsk(preview.data?.connections ?? 0, preview.data?.subscribers.length ?? 0)}
        confirmLabel={sendLabel}
        danger={isEnd}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
        busy={busy}
        disabledReason={preview.data ? undefined : texts.common.loading}
      />
    </PageBody>
  );
}
