import { FaqPage } from "../info/guide/faq-page.tsx";

/** /info/faq */
export default function InfoFaqRoute() {
  return <FaqPage />;
}
