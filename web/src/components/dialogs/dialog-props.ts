import type { ReactNode } from "react";

/** Source: specification §9, dialog and document dialog. */
type DialogWidth = 600 | 450;

export type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Makes the dialog a form, so that Enter in a field does what its submit button does. */
  onSubmit?: () => void;
  actions: ReactNode;
  width?: DialogWidth;
  children: ReactNode;
};
