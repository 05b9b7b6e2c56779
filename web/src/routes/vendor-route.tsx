import { VendorFrontPage } from "../documents/vendor-front-page.tsx";

/** /vendor */
export default function VendorRoute() {
  return <VendorFrontPage />;
}
