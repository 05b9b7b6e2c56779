import { EmailPage } from "../control/emails/email-page.tsx";

/** /control/emails/{id} */
export default function ControlEmailRoute() {
  return <EmailPage />;
}
