import type { FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { useRef } from "react";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentForm } from "../fields/document-form.ts";
import type { FieldChoices } from "../fields/field-input.tsx";
import type { Naming } from "../fields/field-items.ts";
import { firstInputOf } from "../fields/input-label.ts";
import { ProjectNotice } from "../fields/project-notice.tsx";
import { stepOf } from "./check-new-document.ts";
import { FieldsStep, fieldsOfStep } from "./fields-step.tsx";
import { earliestNormalDate } from "./form-choices.ts";
import type { Step } from "./new-document-url.ts";
import { ProductStep } from "./product-step.tsx";
import { useStepFocus } from "./step-focus.ts";
import { SummaryStep } from "./summary-step.tsx";
import type { useNewDocument } from "./use-new-document.ts";
import { usePostalPlace } from "./use-postal-place.ts";
import { fieldsByGroup } from "../fields/fields-of-group.ts";

const choiceInputs = ["productGroupId", "supplierId", "productId"] as const;

/** What takes the focus when a step opens: the first choice not yet made, the first field, the summary as a whole. */
function firstInput(step: Step, form: DocumentForm, asked: ReadonlyMap<FieldName, Demand>): string | undefined {
  if (step === "summary") return "summary";
  if (step === "product") return choiceInputs.find((name) => form[name] === "") ?? "supplierId";
  const [first] = fieldsByGroup(fieldsOfStep(asked, false));
  return first?.names[0] && firstInputOf(`document.${first.names[0]}`);
}

type StepContentProps = {
  type: DocumentType;
  page: ReturnType<typeof useNewDocument>;
  choices: FieldChoices;
  naming: Naming;
  now: Date;
};

/** The inputs, or the summary, of the present step. */
export function StepContent({ type, page, choices, naming, now }: StepContentProps) {
  const { session, form, data, step, waiting, asked, goTo } = page;
  const { product, supplier, group } = data;
  const { user, organizationId } = session;
  const wanted = useRef<string>(undefined);
  const findPlace = usePostalPlace(form, organizationId);

  useStepFocus(waiting ? undefined : step, () => {
    const asking = wanted.current;
    wanted.current = undefined;
    if (asking !== undefined) return { name: asking, wanted: true };
    const name = firstInput(step, form.getValues(), asked);
    return name === undefined ? undefined : { name, wanted: false };
  });

  if (waiting) return <SkeletonBlock lines={10} label={texts.documentForm.loadingForm} />;
  if (step === "product" || !product || !supplier)
    return (
      <ProductStep
        control={form.control}
        type={type}
        data={data}
        asked={asked}
        choices={choices}
        earliestNormal={supplier && earliestNormalDate(supplier, now)}
      />
    );
  if (step === "fields")
    return (
      <FieldsStep
        form={form}
        type={type}
        product={product}
        asked={asked}
        choices={choices}
        ownContact={{
          name: `${user.firstName} ${user.lastName}`,
          phone: user.phoneNumber[0] ?? "",
          email: user.emailAddress,
        }}
        onPostalCode={(name, code) => void findPlace(name, code)}
        notes={{
          projectId: <ProjectNotice scope={{ organizationId, role: "SUBSCRIBER" }} control={form.control} />,
        }}
      />
    );
  return (
    <SummaryStep
      form={form.getValues()}
      type={type}
      chosen={{ groupName: group?.name ?? "", supplier, product }}
      asked={asked}
      naming={naming}
      onEdit={(input) => {
        wanted.current = firstInputOf(input);
        goTo(stepOf(input));
      }}
    />
  );
}
