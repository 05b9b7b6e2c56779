import { sql } from "kysely";

/**
 * Whether the user of `users` signs in by the provider of an organization alone: it closed local login for its domains,
 * and the user works in it or below it. The product admin's stays open, so that a provider that is away locks nobody out.
 */
export const localLoginClosedOf = (users: string) => `(${users}.global_role IS NULL AND EXISTS (
    SELECT FROM identity_provider_domains d
    JOIN identity_providers p ON p.organization_id = d.organization_id AND p.enabled AND NOT p.local_login
    JOIN organizations o ON o.id = p.organization_id AND NOT o.closed
    WHERE d.domain = split_part(lower(${users}.email_address), '@', 2) AND EXISTS (
      WITH RECURSIVE below AS (
        SELECT p.organization_id AS id
        UNION SELECT under.id FROM organizations under JOIN below b ON under.parent_organization_id = b.id)
      SELECT FROM user_organization_roles r JOIN below b ON b.id = r.organization_id WHERE r.user_id = ${users}.id)))`;

/** The same of the table by its own name. */
export const localLoginClosed = sql.raw<boolean>(localLoginClosedOf("users"));
