import { NewFaqQuestionPage } from "../control/faq/faq-question-page.tsx";

/** /control/faq/add */
export default function ControlNewFaqQuestionRoute() {
  return <NewFaqQuestionPage />;
}
