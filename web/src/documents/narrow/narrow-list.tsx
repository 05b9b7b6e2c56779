import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { keepCriteria, type Criteria } from "@runko/domain/search/criteria";
import { listCriteria, quickCriterionNames } from "@runko/domain/search/list-criteria";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Scope } from "../api/entities.ts";
import { CriteriaChips } from "../search/criteria-chips.tsx";
import { wordsOfCriteria } from "../search/criterion-words.ts";
import { useChoices } from "../search/use-choices.ts";

const NarrowDialog = lazy(() => import("./narrow-dialog.tsx"));

type NarrowListProps = {
  scope: Scope;
  type: DocumentType;
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** The other ways to narrow it, among which the way to this one stands. */
  children: (narrow: () => void) => ReactNode;
};

/** What a list is narrowed to beside its states: each criterion to be taken away, and the way to others. */
export function NarrowList({ scope, type, criteria, onChange, children }: NarrowListProps) {
  const [open, setOpen] = useState(false);
  const names = listCriteria(scope.role, type);
  const asked = keepCriteria(criteria, names);
  const pressed = keepCriteria(criteria, quickCriterionNames);
  const choices = useChoices(scope, {
    parties: open || criteria.supplier !== undefined || criteria.subscriber !== undefined,
    groups: open || criteria.productGroup !== undefined,
  });
  return (
    <>
      {children(() => setOpen(true))}
      <CriteriaChips
        criteria={wordsOfCriteria(asked, choices)}
        onRemove={(name) => onChange({ ...criteria, [name]: undefined })}
      />
      {open && (
        <Suspense>
          <NarrowDialog
            {...{ names, choices }}
            criteria={asked}
            onNarrow={(next) => {
              setOpen(false);
              onChange({ ...pressed, ...next });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
