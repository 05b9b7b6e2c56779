import type { DocumentType } from "@runko/domain/documents/document-types";
import { staysInCase } from "@runko/domain/documents/source-action";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useWatch, type FieldPath, type Resolver } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { flattenErrors, type SummarizedError } from "../../components/forms/form-errors.ts";
import { useSession } from "../../session/session-context.ts";
import { chosenProducts, type DocumentForm } from "../fields/document-form.ts";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import {
  askedFields,
  checkNewDocument,
  inputOfPath,
  newDocumentOf,
  offeredProducts,
  stepOf,
} from "./check-new-document.ts";
import type { FormPlace } from "./form-place.ts";
import { changeNewDocumentUrl, readNewDocumentUrl, resumeUrl, type Step } from "./new-document-url.ts";
import { deliveredOn, prefillOf, type FormSource } from "./form-source.ts";
import type { FormAttachments } from "./form-files.tsx";
import { goneProducts } from "./gone-products.ts";
import { useAutomaticValues } from "./use-automatic-values.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useFormData, type FormData } from "./use-form-data.ts";
import { useSend } from "./use-send.ts";

export type NewDocumentProps = {
  type: DocumentType;
  draftId: string;
  place: FormPlace;
  source: FormSource | undefined;
  attachments?: FormAttachments | undefined;
};

const choiceNames = ["productGroupId", "supplierId", "productId", "moreProducts"] as const;

/** The form of a new document: its draft, its steps, its rules and its sending. */
export function useNewDocument({ type, draftId, place, source }: NewDocumentProps) {
  const session = useSession();
  const { scope, subscriberId } = place;
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const url = readNewDocumentUrl(query);
  const [refusals, setRefusals] = useState(0);
  const [general, setGeneral] = useState<string[]>([]);

  const delivered = deliveredOn(source);
  const rules = useRef<{ offered: FormData; step: Step }>(undefined);
  const resolver: Resolver<DocumentForm> = useCallback(
    (values) => {
      if (!rules.current) return { values, errors: {} };
      const { offered, step } = rules.current;
      // Of what is typed now, not of what was shown last: a choice is checked before its page is drawn.
      const products = offeredProducts(values, offered.products.data);
      const supplier = offered.suppliers.data?.find(({ id }) => id === values.supplierId);
      const context = { documentType: type, products, supplier, deliveredOn: delivered, now: new Date() };
      const found = checkNewDocument(values, context);
      const issues = found.filter(({ path }) => step === "summary" || stepOf(path) === step);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
    },
    [type, delivered],
  );

  const draftNames = useRef<string[]>([]);
  const productNames = useRef<string[]>([]);
  const address = useRef("");
  useEffect(() => {
    address.current = resumeUrl(pathname, query);
  }, [pathname, query]);
  const draft = useDraftForm({
    id: draftId,
    type,
    owner: { user: session.user, organizationId: scope.organizationId },
    prefill: prefillOf(source, { supplierId: scope.role === "ERROR_HANDLER" ? scope.organizationId : url.supplierId }),
    resolver,
    namesOf: ({ document }) => [...draftNames.current, document.customerName].filter((name) => name !== ""),
    productNames: () => productNames.current,
    path: () => address.current,
  });
  const { form } = draft;
  const [productGroupId, supplierId, productId, moreProducts] = useWatch({ control: form.control, name: choiceNames });
  // What a change touches decides which fields it asks.
  useWatch({ control: form.control, name: "document.modificationTypes" });
  const fixed = source !== undefined && staysInCase(source.mode);
  const dealt = fixed ? source.document : undefined;
  const data = useFormData({ place, type, dealt }, { productGroupId, supplierId, productId, moreProducts });
  const gone = goneProducts(
    fixed ? undefined : draft.restoredChoice,
    { productGroupId, supplierId, productId, moreProducts },
    data.products.data,
  );
  useAutomaticValues({ form, type, url, data, restored: draft.restored, fixed, replaces: gone.length === 0 });

  const { chosen, supplier, group } = data;
  const chosenOffered = chosen.length > 0;
  const waiting = productId !== "" && !chosenOffered && data.products.isPending && !data.groups.isError;
  // A product that the address leads to is passed by; one that is picked here waits for the next step to be asked for.
  const passed =
    source?.mode === "FROM_EXISTING" || (url.skipsProduct && productId !== "" && !form.formState.dirtyFields.productId);
  const step: Step = chosenOffered || waiting ? (url.step ?? (passed ? "fields" : "product")) : "product";
  useLayoutEffect(() => {
    rules.current = { offered: data, step };
    productNames.current = chosen.map(({ name }) => name);
    draftNames.current = [chosen.map(({ name }) => name).join(", ") || (group?.name ?? ""), supplier?.name ?? ""];
  }, [data, chosen, supplier, group, step]);

  // A step that the choice no longer reaches is left in the address too: choosing anew then leads on step by step.
  const fallenBack = url.step !== undefined && url.step !== "product" && step === "product" && gone.length > 0;
  const fallBack = useEffectEvent(() => setQuery(changeNewDocumentUrl(query, { step: "product" }), { replace: true }));
  useEffect(() => {
    if (fallenBack) fallBack();
  }, [fallenBack]);

  const carried = useRef<SummarizedError[]>([]);
  const tried = useRef(0);
  const { reset, setError } = form;
  useEffect(() => {
    const errors = carried.current.filter(({ name }) => stepOf(name) === step);
    carried.current = [];
    reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    for (const { name, message } of errors) setError(name as FieldPath<DocumentForm>, { type: "server", message });
    // More than all tries before it, so that the focus moves to the errors also where a step begins with them.
    setRefusals((before) => (errors.length > 0 ? before + tried.current + 1 : 0));
    if (errors.length === 0) setGeneral([]);
  }, [step, reset, setError]);

  const goTo = (next: Step) => setQuery(changeNewDocumentUrl(query, { step: next, supplierId }));

  /** Shows errors where their inputs are, in the first step that has any. */
  const showErrors = (errors: SummarizedError[], others: string[]) => {
    setGeneral(others);
    const first = errors.some(({ name }) => stepOf(name) === "product") ? "product" : "fields";
    if (errors.length === 0) return setRefusals((count) => count + 1);
    if (first !== step) {
      carried.current = errors;
      return goTo(first);
    }
    for (const { name, message } of errors) setError(name as FieldPath<DocumentForm>, { type: "server", message });
    return setRefusals((count) => count + 1);
  };

  const customNames = () =>
    chosenProducts(form.getValues()).map(({ customFields }) => customFields.map(({ name }) => name));

  const showProblem = (error: unknown) => {
    if (!(error instanceof ApiProblem) || error.errors.length === 0) return;
    const [names = [], ...moreNames] = customNames();
    const named = error.errors.map(({ path, message }) => ({ name: inputOfPath(path, names, moreNames), message }));
    showErrors(
      named.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, message }])),
      named.flatMap(({ name, message }) => (name === undefined ? [message] : [])),
    );
  };

  const sending = useSend(place, type);
  const send = () =>
    sending.send({
      document: {
        ...newDocumentOf(form.getValues(), { documentType: type, products: chosen }),
        ...(scope.role === "ERROR_HANDLER" && { subscriberId }),
        ...(source && { source: { eventId: source.document.id, mode: source.mode } }),
      },
      key: draft.idempotencyKey(),
      onSent: draft.drop,
      onFailed: showProblem,
    });

  const moveOn = async () => {
    // The chosen product is still being fetched: the next step waits for it, and leads back when it is not offered.
    if (waiting) return step === "product" ? goTo("fields") : undefined;
    tried.current += 1;
    return form.handleSubmit(
      () => {
        if (step === "product") goTo("fields");
        else if (step === "fields") goTo("summary");
        else send();
      },
      (errors) => {
        if (step === "summary") showErrors(flattenErrors(errors), []);
      },
    )();
  };

  return {
    session,
    draft,
    form,
    data,
    step,
    waiting,
    gone,
    fixed,
    asked: askedFields(form.getValues(), { documentType: type, products: chosen }),
    customNames: customNames(),
    // Grows together with the errors, so that they are there when the focus moves to them.
    tries: form.formState.submitCount + refusals,
    general,
    goTo,
    moveOn: () => void moveOn(),
    sending: sending.sending,
    sendError: sending.error,
    sendAsNew: () => {
      draft.renewKey();
      send();
    },
  };
}
