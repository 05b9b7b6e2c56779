import type { ManagedUser } from "../entities.ts";

/** A group account has a last name alone. */
export const fullName = ({ firstName, lastName }: Pick<ManagedUser, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
