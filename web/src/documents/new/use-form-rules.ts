import { isEmptyValue } from "@runko/domain/documents/check-document";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { useCallback, useRef } from "react";
import { get, type Resolver } from "react-hook-form";
import { errorAt, errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import type { SummarizedError } from "../../components/forms/form-errors.ts";
import { sameValue } from "../../components/forms/same-value.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { agreedOf, deliveredOn, type FormSource } from "./form-source.ts";
import { checkNewDocument, offeredProducts, stepOf } from "./check-new-document.ts";
import type { Step } from "./new-document-url.ts";
import type { FormData } from "./use-form-data.ts";

/** The page as it was drawn last, for what looks at it between two drawings: rules at a try, the draft at a pause. */
export type Drawn = {
  data: FormData;
  step: Step;
  path: string;
  /** Whether the step was tried and did not pass: from then on what is missing is told as one types. */
  tried: boolean;
};

type Rules = {
  resolver: Resolver<DocumentForm>;
  drawn: () => Drawn | undefined;
  noteDrawn: (page: Drawn) => void;
  /** What the server refuses stays refused at its field until another value is given. */
  noteRefused: (errors: readonly SummarizedError[], values: DocumentForm) => void;
};

type Refused = { message: string; value: unknown };

/** Whether one input alone is judged, because it is left, and there is nothing in it yet: what is missing is told at the step's end. */
export const isLeftEmpty = (values: DocumentForm, names: readonly string[] | undefined): boolean =>
  names?.length === 1 && isEmptyValue(get(values, names[0]));

/** The rules of the shown step, and of the whole form in the summary. */
export function useFormRules(type: DocumentType, source: FormSource | undefined): Rules {
  const last = useRef<Drawn>(undefined);
  const refused = useRef<ReadonlyMap<string, Refused>>(new Map());
  const resolver: Resolver<DocumentForm> = useCallback(
    (values, _context, { names }) => {
      if (!last.current) return { values, errors: {} };
      const { data, step, tried } = last.current;
      const [name = "", ...others] = names ?? [];
      const known = others.length === 0 ? refused.current.get(name) : undefined;
      if (known && sameValue(get(values, name), known.value))
        return { values: {}, errors: errorAt<DocumentForm>(name, { type: "server", message: known.message }) };
      if (!tried && isLeftEmpty(values, names)) return { values, errors: {} };
      // Of what is typed now, not of what was shown last: a choice is checked before its page is drawn.
      const products = offeredProducts(values, data.products.data);
      const supplier = data.suppliers.data?.find(({ id }) => id === values.supplierId);
      const found = checkNewDocument(values, {
        documentType: type,
        products,
        supplier,
        deliveredOn: deliveredOn(source),
        agreed: agreedOf(source),
        now: new Date(),
      });
      const issues = found.filter(({ path }) => step === "summary" || stepOf(path) === step);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
    },
    [type, source],
  );
  return {
    resolver,
    drawn: () => last.current,
    noteDrawn: (page) => {
      last.current = page;
    },
    noteRefused: (errors, values) => {
      refused.current = new Map(errors.map(({ name, message }) => [name, { message, value: get(values, name) }]));
    },
  };
}
