import { SupplierContactsPage } from "../info/contacts/supplier-contacts-page.tsx";

/** /info/vendors-contact */
export default function InfoVendorsContactRoute() {
  return <SupplierContactsPage />;
}
