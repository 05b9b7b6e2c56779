import type { Locator, Page } from "@playwright/test";

type Role = "textbox" | "combobox" | "radio" | "checkbox" | "button" | "link" | "group" | "heading" | "menuitem";

/** What has this role and just this name. */
export const labelled = (inside: Page | Locator, role: Role, name: string): Locator =>
  inside.getByRole(role, { name, exact: true });
