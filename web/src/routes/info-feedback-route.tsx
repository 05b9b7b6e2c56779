import { FeedbackPage } from "../info/feedback/feedback-page.tsx";

/** /info/feedback-and-errors */
export default function InfoFeedbackRoute() {
  return <FeedbackPage />;
}
