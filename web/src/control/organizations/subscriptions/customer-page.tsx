import { checkSubscriberNotes, checkSubscription } from "@runko/domain/organizations/subscription-rules";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { useNavigate } from "react-router";
import { Notice } from "../../../components/feedback/notice.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { useKept } from "../../use-kept.ts";
import { useNewest } from "../../use-newest.ts";
import { AwaitingDecision } from "./awaiting-decision.tsx";
import { PartnerGone } from "./partner-gone.tsx";
import {
  fieldAt,
  labelOf,
  notesOf,
  saveSubscriber,
  subscriberChanges,
  subscriberValuesOf,
  type SubscriberValues,
} from "./subscriber-values.ts";
import { forgetSubscriptions, subscriberQuery, type SubscriberInfo } from "./subscription-queries.ts";
import { SubscriptionState, typeOptions } from "./subscription-words.tsx";

const words = texts.controlSubscriptions;
const { fields } = words;

type FieldsProps = { control: Control<SubscriberValues>; subscriber: SubscriberInfo };

function SubscriberFields({ control, subscriber }: FieldsProps) {
  const { subscription, subscriberName } = subscriber;
  return (
    <>
      <Section title={subscriberName} actions={<SubscriptionState subscription={subscription} />}>
        {!subscription && <Notice severity="info">{words.noSubscription}</Notice>}
        {subscription && (
          <FormGrid>
            <AwaitingDecision control={control} name="subscription.decision" subscription={subscription} />
            <div data-wide>
              <CheckboxGroupInput
                control={control}
                name="subscription.eventTypes"
                label={fields.eventTypes}
                options={typeOptions()}
                required
                row
              />
            </div>
            <TextInput control={control} name="subscription.contractNumber" label={fields.contractNumber} />
            <CheckboxInput control={control} name="subscription.active" label={fields.active} help={words.activeHelp} />
          </FormGrid>
        )}
      </Section>
      <Section title={words.notes}>
        <FormGrid>
          <div data-wide>
            <Notice severity="info">{words.notesHelp}</Notice>
          </div>
          <TextInput control={control} name="notes.customerNumber" label={fields.customerNumber} />
          <TextInput
            control={control}
            name="notes.contractNumber"
            label={fields.contractNumber}
            help={words.contractHelp}
          />
          <div data-wide>
            <TextInput control={control} name="notes.info" label={fields.info} rows={4} />
          </div>
        </FormGrid>
      </Section>
    </>
  );
}

type SubscriberFormProps = { supplierId: string; given: SubscriberInfo };

function SubscriberForm({ supplierId, given: initial }: SubscriberFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = subscriberQuery(supplierId, initial.subscriberId);
  const { given: subscriber, fetchAgain } = useKept(query, initial);
  const before = subscriberValuesOf(subscriber);
  const here = controlPaths.organization(supplierId, "customers");
  return (
    <EditForm
      before={before}
      check={({ subscription, notes }) => [
        ...(subscriber.subscription ? checkSubscription(subscription) : []).map((issue) => ({
          ...issue,
          path: `subscription.${issue.path}`,
        })),
        ...checkSubscriberNotes(notesOf(notes)).map((issue) => ({ ...issue, path: `notes.${issue.path}` })),
      ]}
      changesOf={(values) => subscriberChanges(before, values)}
      save={(values) => saveSubscriber({ supplierId, subscriber }, before, values)}
      fetchAgain={async () => subscriberValuesOf(await fetchAgain())}
      onSaved={() => {
        forgetSubscriptions(client);
        showSnackbar(words.saved(subscriber.subscriberName), { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldAt}
      labelOf={labelOf}
      cancelTo={here}
    >
      {(control) => <SubscriberFields control={control} subscriber={subscriber} />}
    </EditForm>
  );
}

/** One subscriber of a supplier: its subscription, and what the supplier writes of it. */
export function CustomerPage({ supplierId, subscriberId }: { supplierId: string; subscriberId: string }) {
  const { data, error, refetch } = useNewest(subscriberQuery(supplierId, subscriberId));
  const to = controlPaths.organization(supplierId, "customers");
  if (!data) return <PartnerGone error={error} onRetry={() => void refetch()} to={to} toLabel={words.toSubscribers} />;
  return <SubscriberForm supplierId={supplierId} given={data} />;
}
