import type { FocusEvent, ReactNode } from "react";
import type { RowLook } from "./data-column.ts";
import { Dot, Lines, RowLink } from "./table-look.ts";

type RowTitleProps = {
  href: string | undefined;
  label: string;
  look: RowLook;
  wraps?: boolean | undefined;
  children: ReactNode;
};

/** Says on the row whether its link has the focus of the keyboard, around which the row is framed. */
function markRow({ currentTarget, type }: FocusEvent<HTMLAnchorElement>): void {
  const row = currentTarget.closest("[data-row]");
  row?.toggleAttribute("data-focused", type === "focus" && currentTarget.matches(":focus-visible"));
}

/** The link to a row, with what its marks mean; its text alone where the row leads nowhere. */
export function RowTitle({ href, label, look, wraps, children }: RowTitleProps) {
  const title = wraps ? <Lines>{children}</Lines> : children;
  if (href === undefined)
    return (
      <>
        {look.strong && <Dot aria-hidden />}
        {title}
      </>
    );
  return (
    <RowLink
      to={href}
      data-row-link=""
      data-lines={wraps}
      onFocus={markRow}
      onBlur={markRow}
      aria-current={look.current || undefined}
      aria-label={look.hint ? `${label}, ${look.hint}` : label}
    >
      {look.strong && <Dot aria-hidden />}
      {title}
    </RowLink>
  );
}
