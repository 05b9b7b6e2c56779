import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { Section } from "../../components/layout/section.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import type { Scope } from "../api/entities.ts";
import { wordsOfCriteria } from "./criterion-words.ts";
import { lastSearch } from "./last-search.ts";
import { SavedSearches } from "./saved-searches.tsx";
import { searchAddress } from "./search-url.ts";
import type { Choices } from "./use-choices.ts";

const words = texts.searchPage;

/** What stands in the place of results while nothing is searched for: what can be found, and the searches made before. */
export function StartOfSearch({ scope, choices }: { scope: Scope; choices: Choices }) {
  const [last] = useState(() => lastSearch(scope));
  const said = last && wordsOfCriteria(searchAddress[scope.role].read(last).criteria, choices);
  return (
    <div style={{ maxWidth: 640, display: "flex", flexDirection: "column", gap: 16 }}>
      <div>
        <Typography variant="h2">{words.startTitle}</Typography>
        <Typography color="textSecondary">{words.startText}</Typography>
        {said && said.length > 0 && (
          <Link
            component={RouterLink}
            to={routes.search(areaOfRole[scope.role], last)}
            sx={{ display: "inline-block", py: 1 }}
          >
            {words.repeatLast(said.map(({ label, value }) => `${label} ${value}`).join(", "))}
          </Link>
        )}
      </div>
      <Section title={words.saved}>
        <SavedSearches scope={scope} />
      </Section>
    </div>
  );
}
