import type { ManagedUser } from "../entities.ts";

/** A group account has a last name alone. */
export const fullName = ({ firstName, lastName }: Pick<ManagedUser, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** As lists tell it, which are sorted by the last name. */
export const listedName = ({ firstName, lastName }: Pick<ManagedUser, "firstName" | "lastName">): string =>
  `${lastName} ${firstName}`.trim();
