import type { DocumentType } from "@runko/domain/documents/document-types";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWatch, type FieldPath, type Resolver } from "react-hook-form";
import { useSearchParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { flattenErrors, type SummarizedError } from "../../components/forms/form-errors.ts";
import { useSession } from "../../session/session-context.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { errorsOfIssues } from "../fields/issues-by-name.ts";
import { askedFields, checkNewDocument, inputOfPath, newDocumentOf, stepOf } from "./check-new-document.ts";
import { changeNewDocumentUrl, readNewDocumentUrl, type Step } from "./new-document-url.ts";
import { useAutomaticValues } from "./use-automatic-values.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useFormData, type FormData } from "./use-form-data.ts";
import { useSend } from "./use-send.ts";

const usual = { document: { deliveryType: "normal" } } as const;

/** The form of a new document: its draft, its steps, its rules and its sending. */
export function useNewDocument(type: DocumentType, draftId: string) {
  const session = useSession();
  const { organizationId } = session;
  const [query, setQuery] = useSearchParams();
  const url = readNewDocumentUrl(query);
  const [refusals, setRefusals] = useState(0);
  const [general, setGeneral] = useState<string[]>([]);

  const rules = useRef<{ offered: FormData; step: Step }>(undefined);
  const resolver: Resolver<DocumentForm> = useCallback(
    (values) => {
      if (!rules.current) return { values, errors: {} };
      const { offered, step } = rules.current;
      // Of what is typed now, not of what was shown last: a choice is checked before its page is drawn.
      const product = offered.products.data?.find(({ id }) => id === values.productId);
      const supplier = offered.suppliers.data?.find(({ id }) => id === values.supplierId);
      const found = checkNewDocument(values, { documentType: type, product, supplier, now: new Date() });
      const issues = found.filter(({ path }) => step === "summary" || stepOf(path) === step);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
    },
    [type],
  );

  const draftNames = useRef<string[]>([]);
  const draft = useDraftForm({
    id: draftId,
    type,
    owner: session,
    prefill: { ...usual, supplierId: url.supplierId },
    resolver,
    namesOf: ({ document }) => [...draftNames.current, document.customerName].filter((name) => name !== ""),
  });
  const { form } = draft;
  const [productGroupId, supplierId, productId] = useWatch({
    control: form.control,
    name: ["productGroupId", "supplierId", "productId"],
  });
  const data = useFormData(organizationId, type, { productGroupId, supplierId, productId });
  useAutomaticValues({ form, type, url, data, restored: draft.restored });

  const waiting = productId !== "" && data.product === undefined && data.products.isPending && !data.groups.isError;
  // A product that the address leads to is passed by; one that is picked here waits for the next step to be asked for.
  const passed = url.skipsProduct && productId !== "" && !form.formState.dirtyFields.productId;
  const step: Step = data.product || waiting ? (url.step ?? (passed ? "fields" : "product")) : "product";
  const { product, supplier, group } = data;
  useEffect(() => {
    rules.current = { offered: data, step };
    draftNames.current = [product?.name ?? group?.name ?? "", supplier?.name ?? ""];
  }, [data, product, supplier, group, step]);

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

  const showProblem = (error: unknown) => {
    if (!(error instanceof ApiProblem) || error.errors.length === 0) return;
    const customNames = form.getValues("customFields").map(({ name }) => name);
    const named = error.errors.map(({ path, message }) => ({ name: inputOfPath(path, customNames), message }));
    showErrors(
      named.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, message }])),
      named.flatMap(({ name, message }) => (name === undefined ? [message] : [])),
    );
  };

  const sending = useSend({ organizationId, role: "SUBSCRIBER" }, type);
  const send = () =>
    sending.send({
      document: newDocumentOf(form.getValues(), { documentType: type, product }),
      key: draft.idempotencyKey(),
      onSent: draft.drop,
      onFailed: showProblem,
    });

  const moveOn = () => {
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
    asked: askedFields(form.getValues(), { documentType: type, product }),
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
