import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { useCallback, useRef } from "react";
import type { Resolver } from "react-hook-form";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { checkNewDocument, offeredProducts, stepOf } from "./check-new-document.ts";
import type { Step } from "./new-document-url.ts";
import type { FormData } from "./use-form-data.ts";

/** The page as it was drawn last, for what looks at it between two drawings: rules at a try, the draft at a pause. */
export type Drawn = { data: FormData; step: Step; path: string };

type Rules = {
  resolver: Resolver<DocumentForm>;
  drawn: () => Drawn | undefined;
  noteDrawn: (page: Drawn) => void;
};

/** The rules of the shown step, and of the whole form in the summary. */
export function useFormRules(type: DocumentType, deliveredOn: string | null): Rules {
  const last = useRef<Drawn>(undefined);
  const resolver: Resolver<DocumentForm> = useCallback(
    (values) => {
      if (!last.current) return { values, errors: {} };
      const { data, step } = last.current;
      // Of what is typed now, not of what was shown last: a choice is checked before its page is drawn.
      const products = offeredProducts(values, data.products.data);
      const supplier = data.suppliers.data?.find(({ id }) => id === values.supplierId);
      const found = checkNewDocument(values, { documentType: type, products, supplier, deliveredOn, now: new Date() });
      const issues = found.filter(({ path }) => step === "summary" || stepOf(path) === step);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
    },
    [type, deliveredOn],
  );
  return {
    resolver,
    drawn: () => last.current,
    noteDrawn: (page) => {
      last.current = page;
    },
  };
}
