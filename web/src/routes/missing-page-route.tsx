import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { landingPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { MissingAddress } from "../components/feedback/missing-address.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";

const words = texts.common;
const ways = [
  ["/search", words.notFoundWays.search],
  ["/info/manual", words.notFoundWays.manual],
  ["/info/feedback-and-errors", words.notFoundWays.feedback],
] as const;

const Ways = styled("ul")({ margin: "0 0 24px", padding: 0, listStyle: "none", "& a": { padding: "6px 0" } });

/** /not-found, and every path that no page stands at, for who is logged in */
export function MissingPageRoute() {
  const { allowed } = useSession();
  return (
    <PageBody>
      <PageHeader title={words.notFoundTitle} />
      <p>{words.notFoundText}</p>
      <MissingAddress />
      <Typography variant="h2">{words.notFoundWays.title}</Typography>
      <Ways>
        {ways.map(([to, label]) => (
          <li key={to}>
            <Link to={to} style={{ display: "inline-block" }}>
              {label}
            </Link>
          </li>
        ))}
      </Ways>
      <Button component={Link} to={landingPath(allowed)} variant="contained">
        {words.toFront}
      </Button>
    </PageBody>
  );
}
