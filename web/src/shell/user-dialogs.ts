import type { ComponentType } from "react";

type UserDialog = ComponentType<{ onClose: () => void }>;

/** What the user menu opens over the page. */
export type UserDialogs = { ownData: UserDialog; notificationChoices: UserDialog };
