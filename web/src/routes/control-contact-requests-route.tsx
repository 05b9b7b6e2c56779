import { ContactRequestsPage } from "../control/contact/contact-requests-page.tsx";

/** /control/contact-requests */
export default function ControlContactRequestsRoute() {
  return <ContactRequestsPage />;
}
