import type { PortalAction } from "../organizations/control-rights.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";
import type { IssueCode } from "../values/issue.ts";

/** What may stand in the way of something that is done to a user, and as what it is told. */
export const userRefusals = {
  /** The caller's own account. */
  own: "OWN_ACCOUNT",
  /** The same, unless the caller is the product admin (D-45). */
  ownRoles: "OWN_ROLES",
  /** Has roles that others give, or is a product admin, and the caller is none. */
  elsewhere: "USER_BELONGS_ELSEWHERE",
  noLogin: "CANNOT_LOG_IN",
  noLoginYet: "CANNOT_LOG_IN",
  noSecondFactor: "NO_SECOND_FACTOR",
  /** Is not linked to an identity provider of an organization that the caller administers. */
  noProviderLink: "NO_PROVIDER_LINK",
} as const satisfies Record<string, ProblemCode | IssueCode>;
export type UserRefusal = keyof typeof userRefusals;
export const userRefusalCodes = [...new Set(Object.values(userRefusals))];
export type UserRefusalCode = (typeof userRefusalCodes)[number];

type Row = {
  /** In the order in which they are told. */
  refusedBy: readonly UserRefusal[];
  /** What the caller must be allowed in the portal, or else it is not even offered. */
  asks?: PortalAction;
};

/** What those who administer a user may do to them, and what refuses it (D-23, D-24, D-45). */
export const userRights = {
  changeData: { refusedBy: ["elsewhere"] },
  changeLogin: { refusedBy: ["elsewhere", "own"] },
  changeRoles: { refusedBy: ["ownRoles"] },
  takeOut: { refusedBy: ["own"] },
  disable: { refusedBy: ["own", "elsewhere"] },
  delete: { refusedBy: ["own", "elsewhere"] },
  mailLink: { refusedBy: ["elsewhere", "noLogin"] },
  resetSecondFactor: { refusedBy: ["own", "elsewhere", "noSecondFactor"] },
  unlinkProvider: { refusedBy: ["own", "elsewhere", "noProviderLink"] },
  setProductAdmin: { refusedBy: ["own", "noLoginYet"], asks: "appointProductAdmins" },
} as const satisfies Record<string, Row>;
export type UserAction = keyof typeof userRights;
export const userActions = Object.keys(userRights) as UserAction[];

type Judged = { refusedActions: readonly { action: UserAction; code: UserRefusalCode }[] };

/** Why this is not done to the user who was read; undefined when it may be. */
export const userRefusal = ({ refusedActions }: Judged, action: UserAction): UserRefusalCode | undefined =>
  refusedActions.find((refused) => refused.action === action)?.code;
