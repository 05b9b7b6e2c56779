import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { MissingAddress } from "../components/feedback/missing-address.tsx";
import { PublicPage } from "../components/public/public-page.tsx";

const words = texts.common;

/** /not-found, and every path that no page stands at, for who is not logged in */
export function NotFoundRoute() {
  return (
    <PublicPage title={words.notFoundTitle} lead={words.notFoundText}>
      <MissingAddress />
      <p>{words.notFoundLogIn}</p>
      <Button component={Link} to="/" variant="contained">
        {words.toFront}
      </Button>
    </PublicPage>
  );
}
