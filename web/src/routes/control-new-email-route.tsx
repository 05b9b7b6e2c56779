import { NewEmailPage } from "../control/emails/new-email-page.tsx";

/** /control/emails/add */
export default function ControlNewEmailRoute() {
  return <NewEmailPage />;
}
