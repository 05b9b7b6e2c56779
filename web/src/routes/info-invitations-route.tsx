import { OwnInvitationsPage } from "../accounts/own-invitations-page.tsx";

/** /info/invitations */
export default function InfoInvitationsRoute() {
  return <OwnInvitationsPage />;
}
