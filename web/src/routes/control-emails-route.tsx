import { EmailsPage } from "../control/emails/emails-page.tsx";

/** /control/emails */
export default function ControlEmailsRoute() {
  return <EmailsPage />;
}
