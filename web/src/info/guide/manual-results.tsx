import Link from "@mui/material/Link";
import { chapterText, type GuidePart } from "@runko/domain/guide/guide";
import { searchGuide } from "@runko/domain/guide/search-guide";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { Results } from "./guide-layout.ts";
import { useSearchText } from "./use-search-text.ts";

const words = texts.infoGuide;

/** The chapters that tell of what is searched for, the best first. */
export function ManualResults({ parts }: { parts: readonly GuidePart[] }) {
  const [searched, , search] = useSearchText();
  const chapters = parts.flatMap((part) => part.chapters);
  const found = searchGuide(
    chapters.map((chapter) => ({ id: chapter.id, title: chapter.title, text: chapterText(chapter) })),
    searched,
  );
  return (
    <Results aria-label={words.search} data-screen-only>
      <p role="status">{found.length === 0 ? words.noResults(searched) : words.results(found.length)}</p>
      <ul>
        {found.map(({ id, title, excerpt }) => (
          <li key={id}>
            <Link component={RouterLink} to={{ search, hash: id }}>
              {title}
            </Link>
            <span>{excerpt}</span>
          </li>
        ))}
      </ul>
    </Results>
  );
}
