import { NewsletterPage } from "../info/newsletters/newsletter-page.tsx";

/** /info/newsletters/{id} */
export default function InfoNewsletterRoute() {
  return <NewsletterPage />;
}
