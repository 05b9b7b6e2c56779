import { FaqQuestionPage } from "../control/faq/faq-question-page.tsx";

/** /control/faq/{id} */
export default function ControlFaqQuestionRoute() {
  return <FaqQuestionPage />;
}
