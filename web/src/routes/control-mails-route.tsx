import { MailsPage } from "../control/mails/mails-page.tsx";

/** /admin/mails */
export default function ControlMailsRoute() {
  return <MailsPage />;
}
