import type { UserFields } from "../../accounts/check-user.ts";
import type { InvitationResult, InvitationState } from "../../accounts/invitations.ts";
import type { UserCategory } from "../../accounts/user-categories.ts";

const categories: Record<UserCategory, string> = {
  ORPHAN: "No organisation",
  GROUP: "Group account",
  ADMIN: "Administrator",
  RUNKO_ADMIN: "Portal administrator",
};

const invitationWords: Record<InvitationState, string> = {
  waiting: "Invitation being sent",
  failed: "Invitation not delivered",
  sent: "Invited",
  opened: "Invitation opened",
  expired: "Invitation expired",
  accepted: "Password set",
};

const invitationRefusals: Record<Exclude<InvitationResult, "invited">, string> = {
  hasPassword: "the password has already been set",
  noLogin: "the user cannot log in",
  belongsElsewhere: "the user has roles that you do not administer",
  justInvited: "an invitation was sent just now",
  notFound: "the user no longer exists",
};

const fields: Record<keyof UserFields, string> = {
  firstName: "First name",
  lastName: "Last name",
  emailAddress: "Email address",
  phoneNumber: "Phone numbers",
  jobTitle: "Job title",
  groupAccount: "Group account",
  disabled: "Disabled",
};

/** The users of the control area: list, new, view and edit. */
export const controlUsers = {
  title: "Users",
  titleOf: (organization: string) => `Users / ${organization}`,
  categories,
  fields,

  columns: {
    name: "Name",
    emailAddress: "Email address",
    jobTitle: "Job title",
    organizations: "Organisations",
    category: "Category",
    lastLoginAt: "Logged in",
  },
  row: (name: string) => `User ${name}`,
  disabled: "Disabled",
  inUse: "In use",
  neverLoggedIn: "never",
  search: "Search users",
  searchHelp: "Name or email address",
  category: "Category",
  allCategories: "All categories",
  role: "Role",
  allRoles: "All roles",
  loginState: "Login",
  allLogins: "All",
  loginStates: {
    never: "Never logged in",
    once: "Logged in",
    notInvited: "Not invited",
    invited: "Invitation not opened",
    opened: "Invitation opened",
    lapsed: "Invitation expired or not delivered",
  },
  copyAddresses: "Copy email addresses",
  addressesCopied: (count: number) => (count === 1 ? "1 address copied" : `${count} addresses copied`),
  copyFailed: "Copying failed. Download the users as a CSV file.",
  organization: "Organisation",
  allOrganizations: "All organisations",
  empty: "No users",
  emptyFiltered: "No users match the search",
  newUser: "New user",
  editTitle: (name: string) => `Edit: ${name}`,

  notFound: "User not found",
  notFoundHelp: "The user has been deleted, or does not belong to organisations that you administer.",
  toList: "Users",

  own: "Basic details",
  roles: "Roles",
  rolesIn: (organization: string) => `Roles, ${organization}`,
  orphan: "The user belongs to no organisation. Add one by editing.",
  productAdmin: "A portal administrator has all roles in all organisations.",
  addOrganization: "Add organisation",
  addOrganizationHelp: "Choose an organisation and then the roles in it",
  noMoreOrganizations: "No other organisations",
  login: "Login",
  lastLoginAt: "Last logged in",
  hasPassword: "Password set",
  state: "State",

  emailHelp: "The email address is also the username",
  phoneHelp: "The first number is used. Add one at a time.",
  groupHelp: "A group account is for information, and it cannot be used to log in",
  ownEmailHelp: "Change your own email address in My details",
  ownRoles: "Your own roles are changed by another administrator.",
  invite: "Send an invitation by email",
  inviteHelp: "The user sets a password by the link in the message.",
  invited: (name: string, email: string) => `User ${name} added. An invitation is sent to ${email}`,
  notInvited: (name: string, reason: string) => `User ${name} added, but no invitation was sent: ${reason}`,

  invitation: {
    label: "Invitation",
    send: "Send invitation",
    sendAgain: "Send invitation again",
    states: invitationWords,
    never: "Not invited",
    all: "All",
    sentAt: "Sent",
    sentTimes: (at: string, times: number) => (times > 1 ? `${at} (sent ${times} times)` : at),
    openedAt: "Opened",
    expiresAt: "Valid until",
    sentTo: (email: string) => `An invitation is sent to ${email}`,
    refused: (reason: string) => `No invitation was sent: ${reason}`,
    refusals: invitationRefusals,
    sentToSome: (count: number) => (count === 1 ? "1 invitation is sent" : `${count} invitations are sent`),
    notSentTo: (count: number, reason: string) => `${count}: ${reason}`,
    tooMany: (most: number) => `Select at most ${most} users at a time`,
    nobody: "Those selected already have a password, or do not log in",
  },

  mailLink: "Send password change link",
  linkMailed: (email: string) => `A link is sent to ${email}`,
  linkKept: "The portal does not send email now. The portal administrator can read the link in outgoing mail",
  noLogin: "The user cannot log in",
  belongsElsewhere:
    "The user has roles that you do not administer. You can change only those of their roles that you give yourself.",
  ownAccount: "You cannot delete or disable your own account",
  actions: "Other actions",
  create: "Add user",
  created: (name: string) => `User ${name} added`,
  saved: (name: string) => `Changes to user ${name} saved`,

  giveProductAdmin: {
    action: "Give the rights of a portal administrator",
    title: (name: string) => `Give the rights of a portal administrator: ${name}?`,
    text: "A portal administrator sees and changes everything in all organisations. The user and the other portal administrators are told of this by email.",
    done: (name: string) => `${name} is now a portal administrator`,
  },
  takeProductAdmin: {
    action: "Remove the rights of a portal administrator",
    title: (name: string) => `Remove the rights of a portal administrator: ${name}?`,
    text: "The rights end at once. The roles in organisations stay. The user and the other portal administrators are told of this by email.",
    done: (name: string) => `${name} is no longer a portal administrator`,
  },
  ownPassword: "Your own password",
  ownPasswordNeeded: "Confirm with your own password",
  ownProductAdmin: "You cannot remove your own rights. Another portal administrator can.",

  disable: "Disable",
  disableTitle: (name: string) => `Disable ${name}?`,
  disableText: "The user can no longer log in, and is logged out at once. You can enable the user again.",
  isDisabled: (name: string) => `${name} is now disabled`,
  enable: "Enable",
  isEnabled: (name: string) => `${name} is now enabled`,
  remove: "Delete user",
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText:
    "The user is removed permanently and logged out at once. Their name stays in the logs. This cannot be undone.",
  isRemoved: (name: string) => `${name} has been deleted`,
  leave: "Remove from organisation",
  leaveWhich: (organization: string) => `Remove from organisation ${organization}`,
  leaveTitle: (name: string, organization: string) => `Remove ${name} from ${organization}?`,
  leaveText:
    "The user loses their roles in this organisation. A user without other roles is left without an organisation.",
  hasLeft: (name: string, organization: string) => `${name} no longer belongs to ${organization}`,
};
