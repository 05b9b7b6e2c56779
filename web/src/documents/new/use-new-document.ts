import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { staysInCase } from "@runko/domain/documents/source-action";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useFormState, useWatch, type UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { useSession } from "../../session/session-context.ts";
import { askedFields } from "../fields/asked-fields.ts";
import { chosenProducts, type DocumentForm } from "../fields/document-form.ts";
import { inputOfPath } from "../fields/input-of-path.ts";
import { newDocumentOf } from "./check-new-document.ts";
import type { FormAttachments } from "./form-files.tsx";
import type { FormPlace } from "./form-place.ts";
import { agreedOf, prefillOf, type FormSource } from "./form-source.ts";
import { goneProducts } from "./gone-products.ts";
import { newDocumentAddress, resumeUrl, skipsProduct, type NewDocumentUrl, type Step } from "./new-document-url.ts";
import { useAutomaticValues } from "./use-automatic-values.ts";
import { useDateCheck } from "./use-date-check.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useFormData, type FormData } from "./use-form-data.ts";
import { useFormRules } from "./use-form-rules.ts";
import { useSend } from "./use-send.ts";
import { useWizard } from "./use-wizard.ts";
import { shownStep, type Choice } from "./wizard.ts";

export type NewDocumentProps = {
  type: DocumentType;
  draftId: string;
  place: FormPlace;
  source: FormSource | undefined;
  attachments?: FormAttachments | undefined;
};

const choiceNames = ["productGroupId", "supplierId", "productId", "moreProducts"] as const;

const customNamesOf = (form: UseFormReturn<DocumentForm>) =>
  chosenProducts(form.getValues()).map(({ customFields }) => customFields.map(({ name }) => name));

/** The names of the product's and the supplier's, by which the list of drafts calls this one. */
const namesOf = ({ chosen, group, supplier }: FormData) => [
  chosen.map(({ name }) => name).join(", ") || (group?.name ?? ""),
  supplier?.name ?? "",
];

/** The form with its draft, and what it fetches for the choices that are made in it. */
function useChoices({ type, draftId, place, source }: NewDocumentProps, url: NewDocumentUrl) {
  const session = useSession();
  const { scope } = place;
  const { drawn, noteDrawn, noteRefused, resolver } = useFormRules(type, source);
  const draft = useDraftForm({
    id: draftId,
    type,
    owner: { user: session.user, organizationId: scope.organizationId },
    prefill: prefillOf(
      source,
      scope.role === "ERROR_HANDLER"
        ? { supplierId: scope.organizationId }
        : {
            supplierId: url.supplierId,
            ...(url.productId && { productGroupId: url.productGroupId, productId: url.productId }),
          },
      url,
    ),
    resolver,
    namesOf: ({ document }) => {
      const data = drawn()?.data;
      return [...(data ? namesOf(data) : []), document.customerName].filter((name) => name !== "");
    },
    productNames: () => drawn()?.data.chosen.map(({ name }) => name) ?? [],
    path: () => drawn()?.path ?? "",
  });
  const { form } = draft;
  const [productGroupId, supplierId, productId, moreProducts] = useWatch({ control: form.control, name: choiceNames });
  // What a change touches decides which fields it asks.
  useWatch({ control: form.control, name: "document.modificationTypes" });
  const choices = { productGroupId, supplierId, productId, moreProducts };
  const fixed = source !== undefined && staysInCase(source.mode);
  const data = useFormData({ place, type, dealt: fixed ? source.document : undefined }, choices);
  const gone = goneProducts(fixed ? undefined : draft.restoredChoice, choices, data.products.data);
  useDateCheck(form);
  useAutomaticValues({
    form,
    type,
    url,
    data,
    restored: draft.restored,
    fixed,
    replaces: gone.length === 0,
    agreed: agreedOf(source),
  });
  const isPending = productId !== "" && data.products.isPending && !data.groups.isError;
  const choice: Choice = data.chosen.length > 0 ? "offered" : isPending ? "pending" : "none";
  return { session, noteDrawn, noteRefused, draft, form, fixed, data, gone, choice, supplierId, productId };
}

/** The form of a new document: its draft, its steps, its rules and its sending. */
export function useNewDocument(props: NewDocumentProps) {
  const { type, place, source } = props;
  const { query, url, change } = useAddress(newDocumentAddress);
  const { pathname } = useLocation();
  const { noteDrawn, noteRefused, choice, supplierId, productId, ...page } = useChoices(props, url);
  const { form, draft, data, gone } = page;

  const { dirtyFields } = useFormState({ control: form.control, name: "productId", exact: true });
  // A product that the address leads to is passed by; one that is picked here waits for the next step to be asked for.
  const passesProduct =
    source?.mode === "FROM_EXISTING" || (skipsProduct(url) && productId !== "" && !dirtyFields.productId);
  const step = shownStep(url.step, choice, passesProduct);
  const goTo = (next: Step) => change({ step: next, supplierId: supplierId || undefined });
  const tried = form.formState.isSubmitted;
  useLayoutEffect(() => noteDrawn({ data, step, path: resumeUrl(pathname, query), tried }));

  // A step that the choice no longer reaches is left in the address too: choosing anew then leads on step by step.
  const fallenBack = url.step !== undefined && url.step !== "product" && step === "product" && gone.length > 0;
  const fallBack = useEffectEvent(() => change({ step: "product" }, { replace: true }));
  useEffect(() => {
    if (fallenBack) fallBack();
  }, [fallenBack]);

  const sending = useSend(place, type);
  const send = () =>
    sending.send({
      document: {
        ...newDocumentOf(form.getValues(), { documentType: type, products: data.chosen }),
        ...(place.scope.role === "ERROR_HANDLER" && { subscriberId: place.subscriberId }),
        ...(source && { source: { eventId: source.document.id, mode: source.mode } }),
      },
      key: draft.idempotencyKey(),
      onSent: draft.drop,
      onFailed: showProblem,
    });
  const { refuse, moveOn, ...told } = useWizard({ form, step, choice, goTo, send });

  /** Shows errors of the server where their inputs are. */
  function showProblem(error: unknown): void {
    if (!(error instanceof ApiProblem) || error.errors.length === 0) return;
    const [names = [], ...moreNames] = customNamesOf(form);
    const named = error.errors.map(({ path, message }) => ({ name: inputOfPath(path, names, moreNames), message }));
    const atFields = named.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, message }]));
    noteRefused(atFields, form.getValues());
    refuse(
      atFields,
      named.flatMap(({ name, message }) => (name === undefined ? [message] : [])),
    );
  }

  return {
    ...page,
    ...told,
    step,
    waiting: choice === "pending",
    asked: askedFields(form.getValues(), { documentType: type, products: data.chosen }),
    customNames: customNamesOf(form),
    goTo,
    moveOn: () => void moveOn(),
    sendNow: () => void moveOn("send"),
    sending: sending.sending,
    sendError: sending.error,
    sendAsNew: () => {
      draft.renewKey();
      send();
    },
  };
}
