import type { Locator, Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** What has this role and just this name. */
export const labelled = (inside: Page | Locator, role: Role, name: string): Locator =>
  inside.getByRole(role, { name, exact: true });
