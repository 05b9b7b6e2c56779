import { checkSubscription } from "@runko/domain/organizations/subscription-rules";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
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
import { useAdministered } from "../../use-administered.ts";
import { AwaitingDecision } from "./awaiting-decision.tsx";
import { PartnerGone } from "./partner-gone.tsx";
import {
  changeSubscription,
  choiceQuery,
  forgetSubscriptions,
  requestSubscription,
  type SubscriptionChoice,
} from "./subscription-queries.ts";
import {
  subscriptionChanges,
  subscriptionPatch,
  subscriptionValuesOf,
  type SubscriptionValues,
} from "./subscription-values.ts";
import { SubscriptionState, typeOptions } from "./subscription-words.tsx";

const words = texts.controlSubscriptions;
const { fields } = words;
const fieldNames = ["eventTypes", "decision", "contractNumber", "active"] as const;
const fieldAt = (path: string) => fieldNames.find((one) => one === path);

type Parties = { subscriberId: string; supplierId: string };

function helpOf({ subscription, publicSupplier }: SubscriptionChoice): string {
  if (subscription?.active && subscription.awaitingEventTypes.length > 0) return words.awaitingHelp;
  if (subscription) return subscription.active ? words.addingHelp : words.waitingHelp;
  return publicSupplier ? words.publicHelp : words.askHelp;
}

function SupplierForm({
  given: initial,
  subscriberId,
  activates,
}: {
  given: SubscriptionChoice;
  subscriberId: string;
  activates: boolean;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given: choice, fetchAgain } = useKept(choiceQuery(subscriberId, initial.supplierId), initial);
  const { supplierId, supplierName, subscription, activeEventTypes } = choice;
  const side = activates ? "supplier" : "subscriber";
  const before = subscriptionValuesOf(subscription, side);
  const here = controlPaths.organization(subscriberId, "subscriptions");
  const save = async (values: SubscriptionValues) => {
    const patch = subscriptionPatch(before, values, side);
    if (subscription) await changeSubscription(subscriberId, subscription, { supplierId, ...patch });
    else {
      const { contractNumber, eventTypes } = values;
      await requestSubscription(subscriberId, { supplierId, contractNumber: contractNumber.trim(), eventTypes });
    }
  };
  return (
    <EditForm
      before={before}
      check={checkSubscription}
      changesOf={(values) => subscriptionChanges(before, values)}
      isNew={subscription === null}
      save={save}
      fetchAgain={async () => subscriptionValuesOf((await fetchAgain()).subscription, side)}
      onSaved={() => {
        forgetSubscriptions(client);
        showSnackbar((subscription ? words.saved : words.asked)(supplierName), { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldAt}
      labelOf={(name) => fields[fieldAt(name) ?? "eventTypes"]}
      {...(!subscription && { saveLabel: words.ask })}
      cancelTo={here}
    >
      {(control, { eventTypes }) => (
        <Section title={supplierName} actions={<SubscriptionState {...choice} />}>
          <FormGrid>
            <div data-wide>
              <Notice severity="info">{helpOf(choice)}</Notice>
            </div>
            {activates && <AwaitingDecision control={control} name="decision" subscription={subscription} />}
            <div data-wide>
              <CheckboxGroupInput
                control={control}
                name="eventTypes"
                label={fields.eventTypes}
                options={typeOptions(activates ? [] : subscription?.awaitingEventTypes)}
                required
                row
              />
            </div>
            {eventTypes.some((type) => !activeEventTypes.includes(type)) && (
              <div data-wide>
                <Notice severity="warning">{words.typesNotTaken}</Notice>
              </div>
            )}
            <TextInput control={control} name="contractNumber" label={fields.contractNumber} />
            {subscription && (before.active || activates) && (
              <CheckboxInput
                control={control}
                name="active"
                label={fields.active}
                help={activates ? words.activeHelp : words.endHelp}
              />
            )}
          </FormGrid>
        </Section>
      )}
    </EditForm>
  );
}

/** The choice of one supplier: asked for, changed or ended by the subscriber's side. */
export function SupplierChoice({ subscriberId, supplierId }: Parties) {
  const { data, error, refetch } = useNewest(choiceQuery(subscriberId, supplierId));
  const { organizations } = useAdministered("activateSubscriptions");
  const to = controlPaths.organization(subscriberId, "subscriptions");
  if (!data || !organizations)
    return <PartnerGone error={error} onRetry={() => void refetch()} to={to} toLabel={words.toSuppliers} />;
  const activates = organizations.some(({ id }) => id === supplierId);
  return <SupplierForm given={data} subscriberId={subscriberId} activates={activates} />;
}
