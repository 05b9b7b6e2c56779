import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { typedWords } from "@runko/domain/search/typed-words";
import { texts } from "@runko/domain/texts/texts";
import { parseEventId } from "@runko/domain/values/event-number";
import type { KeyboardEvent } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { address } from "../../addresses/address.ts";
import { textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { FoundBy } from "../../look/marked-text.tsx";
import type { Scope } from "../api/entities.ts";
import { SearchBar } from "../search/search-bar.tsx";
import { searchAddress } from "../search/search-url.ts";
import { useSearch } from "../search/use-search.ts";
import { DocumentLines, linesOfRow } from "../list/document-lines.tsx";

const words = texts.searchPage;
const frontAddress = address({ text: textOf("q") });

/** So many are shown before all results are asked for. */
const shownRows = 8;

const Frame = styled("div")({ marginBottom: 16, maxWidth: 900 });

function Found({ scope, text }: { scope: Scope; text: string }) {
  const criteria = { q: text };
  const { rows, total, many, error, refetch } = useSearch(
    scope,
    { criteria, sort: undefined, page: 0, pageSize: shownRows },
    true,
  );
  if (error && !rows) return <ErrorState error={error} onRetry={refetch} />;
  if (!rows || total === undefined)
    return (
      <Section title={words.results}>
        <SkeletonBlock lines={shownRows * linesOfRow} />
      </Section>
    );
  const count = many ? words.foundMany(searchLimits.results) : words.found(total);
  return (
    <Section
      title={words.results}
      actions={
        total > rows.length && (
          <Link
            component={RouterLink}
            to={routes.search(areaOfRole[scope.role], searchAddress[scope.role].write({ criteria }))}
            sx={{ display: "inline-block", py: 0.5 }}
          >
            {words.showAll(count)}
          </Link>
        )
      }
    >
      {total === 0 && (
        <Typography color="textSecondary">
          {words.nothingFound}. {words.nothingHint}
        </Typography>
      )}
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      <FoundBy value={typedWords(text)}>
        <DocumentLines role={scope.role} rows={rows} withType withState />
      </FoundBy>
    </Section>
  );
}

/** The search with which a front page begins: what is typed is found under it, Enter opens it or all that was found. */
export function FindDocument({ scope }: { scope: Scope }) {
  const area = areaOfRole[scope.role];
  const navigate = useNavigate();
  const { url, change } = useAddress(frontAddress);
  const { text } = url;
  const { write } = searchAddress[scope.role];
  const open = ({ key, target }: KeyboardEvent) => {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : "";
    if (key !== "Enter" || typed === "") return;
    const tid = parseEventId(typed);
    void navigate(tid === null ? routes.search(area, write({ criteria: { q: typed } })) : routes.document(area, tid));
  };
  return (
    <Frame onKeyDown={open}>
      <SearchBar
        text={text}
        onChange={(typed) => change({ text: typed }, { replace: true })}
        advancedPath={routes.search(area, write({ advanced: true, criteria: {} }))}
      />
      {text !== "" && <Found scope={scope} text={text} />}
    </Frame>
  );
}
