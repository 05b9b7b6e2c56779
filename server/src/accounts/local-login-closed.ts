import { sql } from "kysely";
import { worksBelow, worksElsewhere } from "../sessions/works-below.ts";

/**
 * Whether the user of `users` signs in by the provider of an organization alone: it closed local login for its domains,
 * and the user works in it or below it, and nowhere else, where another's word is not enough. The product admin's stays open, so that a provider that is away locks nobody out.
 */
export const localLoginClosedOf = (users: string) => `(${users}.global_role IS NULL AND EXISTS (
    SELECT FROM identity_provider_domains d
    JOIN identity_providers p ON p.organization_id = d.organization_id AND p.enabled AND NOT p.local_login
    JOIN organizations o ON o.id = p.organization_id AND NOT o.closed
    WHERE d.domain = split_part(lower(${users}.email_address), '@', 2)
      AND ${worksBelow(users, "p.organization_id")} AND NOT ${worksElsewhere(users, "p.organization_id")}))`;

/** The same of the table by its own name. */
export const localLoginClosed = sql.raw<boolean>(localLoginClosedOf("users"));
