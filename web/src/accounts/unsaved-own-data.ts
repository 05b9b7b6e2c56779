import type { OwnData } from "@runko/domain/accounts/own-data";

let unsaved: { userId: string; data: OwnData } | undefined;

/** Keeps what was typed when a save failed and closed the dialog, for the next time that it opens (D-24e). */
export function keepUnsaved(userId: string, { firstName, lastName, emailAddress, phoneNumber }: OwnData): void {
  unsaved = { userId, data: { firstName, lastName, emailAddress, phoneNumber } };
}

export function takeUnsaved(userId: string): OwnData | undefined {
  const data = unsaved?.userId === userId ? unsaved.data : undefined;
  unsaved = undefined;
  return data;
}
