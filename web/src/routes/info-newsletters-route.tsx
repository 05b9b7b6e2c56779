import { NewslettersPage } from "../info/newsletters/newsletters-page.tsx";

/** /info/newsletters */
export default function InfoNewslettersRoute() {
  return <NewslettersPage />;
}
