import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { TextSections } from "../components/layout/text-sections.tsx";
import { PublicPage } from "../components/public/public-page.tsx";

const words = texts.publicPages;

/** /more-info */
export function MoreInfoRoute() {
  const { title, lead, sections } = words.moreInfo;
  return (
    <PublicPage title={title} lead={lead}>
      <TextSections sections={sections} />
      <Button component={Link} to="/order-credentials" variant="contained" sx={{ mt: 8 }}>
        {words.orderCredentials}
      </Button>
    </PublicPage>
  );
}
