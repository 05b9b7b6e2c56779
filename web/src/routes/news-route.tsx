import { NewsPage } from "../info/newsletters/news-page.tsx";

/** /news */
export default function NewsRoute() {
  return <NewsPage />;
}
