import { FaqListPage } from "../control/faq/faq-list-page.tsx";

/** /control/faq */
export default function ControlFaqRoute() {
  return <FaqListPage />;
}
