import type { FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import { claimsConnectionIds, type DocumentType } from "@runko/domain/enumerations/document-types";
import { staysInCase } from "@runko/domain/documents/source-action";
import { useRef } from "react";
import { FetchFailure } from "../../components/feedback/fetch-failure.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentForm } from "../fields/document-form.ts";
import type { FieldChoices } from "../fields/field-input.tsx";
import type { Naming } from "../fields/field-items.ts";
import { firstInputOf } from "../fields/input-label.ts";
import { ProjectNotice } from "../fields/project-notice.tsx";
import { stepOf } from "./check-new-document.ts";
import { ConnectionIdNotice } from "../fields/connection-id-notice.tsx";
import { FieldsStep, fieldsOfStep, groupsOfStep } from "../fields/fields-step.tsx";
import { earliestNormalDate } from "../fields/form-choices.ts";
import { BeganNow } from "./began-now.tsx";
import { FirstDate } from "./first-date.tsx";
import type { FormPlace } from "./form-place.ts";
import type { FormSource } from "./form-source.ts";
import type { Step } from "./new-document-url.ts";
import { OrderStep } from "./order-step.tsx";
import { ProductStep } from "./product-step.tsx";
import { useStepFocus } from "../fields/step-focus.ts";
import { SummaryStep } from "./summary-step.tsx";
import type { useNewDocument } from "./use-new-document.ts";
import { usePostalPlace } from "./use-postal-place.ts";

const choiceInputs = ["productGroupId", "supplierId", "productId"] as const;

type Asked = { type: DocumentType; form: DocumentForm; asked: ReadonlyMap<FieldName, Demand>; ofOrder: boolean };

/** What takes the focus when a step opens: the first choice not yet made, the first field, the summary as a whole. */
function firstInput(step: Step, { type, form, asked, ofOrder }: Asked): string | undefined {
  if (step === "summary") return "summary";
  if (step === "product" && ofOrder) return "productId";
  if (step === "product") return choiceInputs.find((name) => form[name] === "") ?? "supplierId";
  const [first] = groupsOfStep(type, fieldsOfStep(asked, false));
  return first?.names[0] && firstInputOf(`document.${first.names[0]}`);
}

type StepContentProps = {
  type: DocumentType;
  place: FormPlace;
  source: FormSource | undefined;
  page: ReturnType<typeof useNewDocument>;
  choices: FieldChoices;
  naming: Naming;
  now: Date;
};

/** What stands at fields of the second step beside their inputs. */
function notesOf({ type, place: { scope }, source, page, choices, now }: Omit<StepContentProps, "naming">) {
  const { control } = page.form;
  const { supplier } = page.data;
  // The project of the source is no news to who makes something of it.
  const known = source && { id: source.document.id, projectId: source.document.document.projectId ?? "" };
  return {
    ...(choices.billingGroupsFailed && {
      billingGroupId: (
        <FetchFailure
          text={texts.documentForm.billingGroupsUnknown}
          onRetry={() => void page.data.billingGroups.refetch()}
        />
      ),
    }),
    ...(supplier &&
      page.asked.has("deliveryType") && {
        requestedDate: <FirstDate form={page.form} day={earliestNormalDate(supplier, now)} />,
      }),
    faultTime: <BeganNow form={page.form} />,
    projectId: <ProjectNotice scope={scope} control={control} {...(known && { edited: known })} />,
    ...(scope.role === "SUBSCRIBER" &&
      claimsConnectionIds(type) && {
        subscriberConnectionId: (
          <ConnectionIdNotice
            scope={scope}
            control={control}
            name="subscriberConnectionId"
            caseId={source && staysInCase(source.mode) ? source.document.caseId : undefined}
          />
        ),
      }),
  };
}

/** The inputs, or the summary, of the present step. */
export function StepContent({ naming, now, ...shared }: StepContentProps) {
  const { type, place, source, page, choices } = shared;
  const { session, form, data, step, waiting, fixed, asked, goTo } = page;
  const { chosen, supplier, group } = data;
  const { user } = session;
  const wanted = useRef<string>(undefined);
  const findPlace = usePostalPlace(form, place.scope);
  const ofOrder = source?.mode === "FROM_EXISTING";

  useStepFocus(waiting ? undefined : step, () => {
    const asking = wanted.current;
    wanted.current = undefined;
    if (asking !== undefined) return { name: asking, wanted: true };
    const name = firstInput(step, { type, form: form.getValues(), asked, ofOrder });
    return name === undefined ? undefined : { name, wanted: false };
  });

  if (waiting) return <SkeletonBlock lines={10} label={texts.documentForm.loadingForm} />;
  if (source && ofOrder && (step === "product" || !supplier)) return <OrderStep source={source} data={data} />;
  if (step === "product" || chosen.length === 0 || !supplier)
    return (
      <ProductStep
        form={form}
        type={type}
        data={data}
        fixedGroup={fixed}
        fixedSupplier={fixed || place.scope.role === "ERROR_HANDLER"}
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
        products={chosen}
        asked={asked}
        choices={choices}
        ownContact={{
          name: `${user.firstName} ${user.lastName}`,
          phone: user.phoneNumber[0] ?? "",
          email: user.emailAddress,
        }}
        onPostalCode={(name, code) => void findPlace(name, code)}
        notes={notesOf({ ...shared, now })}
      />
    );
  return (
    <SummaryStep
      form={form.getValues()}
      type={type}
      chosen={{ groupName: group?.name ?? "", supplier, products: chosen }}
      asked={asked}
      naming={naming}
      onEdit={(input) => {
        wanted.current = firstInputOf(input);
        goTo(stepOf(input));
      }}
    />
  );
}
