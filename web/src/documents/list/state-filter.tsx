import MailOutlined from "@mui/icons-material/MailOutlined";
import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { stateLook } from "../../look/state-look.ts";
import type { DueFilter } from "./due-filters.ts";
import type { TypeCounts } from "../../shell/use-counts.ts";
import { WithChildren } from "../../shell/with-children.tsx";

const words = texts.documentList;

type StateFilterProps = {
  type: DocumentType;
  status: DocumentState | undefined;
  counts: TypeCounts | undefined;
  hrefOf: (status: DocumentState | undefined) => string;
  /** Those of the children, where the list shows them (D-20, D-44). */
  ofChildren: TypeCounts | undefined;
  /** Whether the own ones alone are shown, and the way to the other. */
  own: boolean;
  ownHref: string;
  /** Whether those alone are shown that wait for the reader's side, and the way to the other. */
  waiting: { shown: boolean; href: string };
  /** Whether those alone are shown that have unread messages, and the way to the other. */
  unread: { shown: boolean; href: string };
  /** Whether those alone are shown that the reader handles, or nobody does, and the ways to the other. */
  hands: readonly { label: string; shown: boolean; href: string }[];
  /** Whether those alone are shown that are late or due today, and the ways to the other. */
  due: readonly { due: DueFilter; shown: boolean; href: string }[];
  /** What else narrows the list, before the states. */
  children?: ReactNode;
};

/** How many documents of its own the organization has in the state that a list shows, or in all. */
export function ownCount(
  counts: TypeCounts | undefined,
  { type, status }: Pick<StateFilterProps, "type" | "status">,
): number | undefined {
  const states = status ? [status] : countedStates(type);
  return counts && states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** The states of a list with how many documents are in each; the shown one is marked. */
export function StateFilter(props: StateFilterProps) {
  const { type, status, counts, hrefOf, ofChildren, own, ownHref, waiting, unread, hands, due, children } = props;
  const options = [undefined, ...countedStates(type)].map((state) => ({
    state,
    label: state ? texts.documents.states[state] : words.allStates,
    count: ownCount(counts, { type, status: state }) ?? 0,
    more: ownCount(ofChildren, { type, status: state }) ?? 0,
  }));
  return (
    <nav aria-label={words.states} style={{ minWidth: 0, maxWidth: "100%" }}>
      <Chips>
        {children && <li>{children}</li>}
        {options.map(({ state, label, count, more }) => {
          const Icon = state && stateLook[state].Icon;
          return (
            <li key={label}>
              <Chip to={hrefOf(state)} aria-current={state === status ? "page" : undefined}>
                {Icon && <Icon aria-hidden />}
                {label}{" "}
                {counts && (
                  <strong>
                    {state === status ? (
                      words.withChildren(count, more)
                    ) : (
                      <WithChildren own={count} ofChildren={more} />
                    )}
                  </strong>
                )}
              </Chip>
            </li>
          );
        })}
        <li>
          <Chip to={waiting.href} aria-current={waiting.shown ? "true" : undefined}>
            {words.waitingOnly} {counts && <strong>{counts.waiting ?? 0}</strong>}
          </Chip>
        </li>
        <li>
          <Chip to={unread.href} aria-current={unread.shown ? "true" : undefined}>
            <MailOutlined aria-hidden />
            {words.unreadOnly} {counts && <strong>{counts.unreadMessages ?? 0}</strong>}
          </Chip>
        </li>
        {hands.map(({ label, shown, href }) => (
          <li key={label}>
            <Chip to={href} aria-current={shown ? "true" : undefined}>
              {label}
            </Chip>
          </li>
        ))}
        {due.map((one) => (
          <li key={one.due}>
            <Chip to={one.href} aria-current={one.shown ? "true" : undefined}>
              {words.dueOnly[one.due]}
            </Chip>
          </li>
        ))}
        {(own || options.some(({ more }) => more > 0)) && (
          <li>
            <Chip to={ownHref} aria-current={own ? "true" : undefined}>
              {words.ownOnly}
            </Chip>
          </li>
        )}
      </Chips>
    </nav>
  );
}
