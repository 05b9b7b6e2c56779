import { createElement, Fragment, type ReactNode } from "react";

/** Elements that never change places, one after the other: as arguments they need no keys. */
export const inOrder = (elements: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...elements);
