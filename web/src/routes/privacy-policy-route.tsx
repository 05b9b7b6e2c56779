import { texts } from "@runko/domain/texts/texts";
import { PublicPage } from "../components/public/public-page.tsx";
import { PrivacyStatement } from "../info/privacy-statement.tsx";

/** /privacy-policy */
export function PrivacyPolicyRoute() {
  return (
    <PublicPage title={texts.privacy.title}>
      <PrivacyStatement />
    </PublicPage>
  );
}
