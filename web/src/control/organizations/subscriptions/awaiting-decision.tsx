import { texts } from "@runko/domain/texts/texts";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Notice } from "../../../components/feedback/notice.tsx";
import { RadioInput } from "../../../components/forms/radio-input.tsx";
import type { Subscription } from "./subscription-queries.ts";
import { decisions } from "./subscription-values.ts";
import { typeNames } from "./subscription-words.tsx";

const words = texts.controlSubscriptions;
const options = decisions.map((value) => ({ value, label: words.decisions[value] }));

type AwaitingDecisionProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  subscription: Subscription | null;
};

/** What the subscriber has asked for beside what is agreed, for the supplier's side to decide (D-50). */
export function AwaitingDecision<Values extends FieldValues>(props: AwaitingDecisionProps<Values>) {
  const { control, name, subscription } = props;
  if (!subscription || subscription.awaitingEventTypes.length === 0) return null;
  return (
    <div data-wide>
      <Notice severity="warning">{words.asksMore(typeNames(subscription.awaitingEventTypes))}</Notice>
      <RadioInput control={control} name={name} label={words.fields.decision} options={options} row />
    </div>
  );
}
