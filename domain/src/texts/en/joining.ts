import type { JoiningState } from "../../accounts/joining.ts";

const states: Record<JoiningState, string> = {
  open: "Waiting for an answer",
  expired: "Expired",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** A person of another operator joins an organization: the administrator's dialog, and the person's own page. */
export const joining = {
  states,
  open: "Invite from another organisation",
  title: (organization: string) => `Invitation to ${organization}`,
  help: (days: number) =>
    `Invite a person who already has an account in another organisation. They get an email and decide themselves whether to accept the roles. The invitation is valid for ${days} days.`,
  emailAddress: "Email address",
  roles: "Roles",
  send: "Send invitation",
  sent: (email: string) => `An invitation is sent to ${email}`,
  list: "Invitations",
  none: "No invitations",
  told: (by: string, at: string) => `${by}, ${at}`,
  until: (at: string) => `valid until ${at}`,
  withdraw: "Withdraw invitation",
  withdrawWhich: (email: string) => `Withdraw invitation: ${email}`,
  withdrawn: (email: string) => `Invitation to ${email} withdrawn`,
  inUseElsewhere:
    "If the person already has an account in another organisation, invite them: they decide themselves whether to accept the roles.",

  pageTitle: "Invitations to organisations",
  pageNone: (email: string) =>
    `You have no open invitations. The invitation may have expired or been withdrawn, or it was sent to an address other than ${email}. Ask the sender for a new one.`,
  invitedBy: (name: string) => `${name} invites you to the organisation. Your present roles stay.`,
  accept: "Accept",
  acceptWhich: (organization: string) => `Accept invitation: ${organization}`,
  decline: "Decline",
  declineWhich: (organization: string) => `Decline invitation: ${organization}`,
  accepted: (organization: string) => `You now belong to ${organization}`,
  declined: (organization: string) => `Invitation to ${organization} declined`,
};
