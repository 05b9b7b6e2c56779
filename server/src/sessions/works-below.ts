/** SQL that opens a statement in which `below` are the ids of the organization and of all below it. */
export const withBelow = (organization: string) => `WITH RECURSIVE below AS (
      SELECT ${organization} AS id
      UNION SELECT under.id FROM organizations under JOIN below b ON under.parent_organization_id = b.id)`;

const rolesOf = (users: string, organization: string) =>
  `${withBelow(organization)} SELECT FROM user_organization_roles r WHERE r.user_id = ${users}.id`;

/** SQL of whether the user of `users` works in the organization or below it. */
export const worksBelow = (users: string, organization: string) =>
  `EXISTS (${rolesOf(users, organization)} AND r.organization_id IN (SELECT b.id FROM below b))`;

/** SQL of whether the user works in an open organization beside them, for which the provider of this one does not answer. */
export const worksElsewhere = (users: string, organization: string) =>
  `EXISTS (${rolesOf(users, organization)} AND NOT r.organization_closed AND r.organization_id NOT IN (SELECT b.id FROM below b))`;
