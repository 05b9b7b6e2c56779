import { NotFoundPage } from "../components/not-found-page.tsx";

/** /not-found, and every path that no page stands at */
export default function NotFoundRoute() {
  return <NotFoundPage />;
}
