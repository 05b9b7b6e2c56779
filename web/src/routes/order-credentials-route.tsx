import { OrderCredentialsPage } from "../accounts/order-credentials-page.tsx";

/** /order-credentials */
export default function OrderCredentialsRoute() {
  return <OrderCredentialsPage />;
}
