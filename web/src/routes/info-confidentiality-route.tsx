import { texts } from "@runko/domain/texts/texts";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { PrivacyStatement } from "../info/privacy-statement.tsx";

/** /info/confidentiality */
export function InfoConfidentialityRoute() {
  return (
    <PageBody>
      <PageHeader title={texts.privacy.title} />
      <PrivacyStatement />
    </PageBody>
  );
}
