import { styled } from "@mui/material/styles";
import type { GuidePart } from "@runko/domain/guide/guide";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { useSearchText } from "./use-search-text.ts";

const Contents = styled("nav")(({ theme }) => ({
  fontSize: "0.875rem",
  "& summary": { fontWeight: 650, cursor: "pointer", padding: "6px 0" },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& li > ul": { paddingInlineStart: 12 },
  "& strong": { display: "block", marginTop: 10, fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "& a": { display: "inline-block", minHeight: 24, padding: "3px 0", color: "inherit" },
  "& a[aria-current]": { fontWeight: 650, color: theme.palette.primary.main },
}));

type ManualContentsProps = { parts: readonly GuidePart[]; open: boolean; current: string };

/** The chapters of the manual, each a link to its place. */
export function ManualContents({ parts, open, current }: ManualContentsProps) {
  const [, , search] = useSearchText();
  return (
    <Contents aria-label={texts.infoGuide.contents}>
      <details open={open}>
        <summary>{texts.infoGuide.contents}</summary>
        <ul>
          {parts.map(({ title, chapters }) => (
            <li key={title}>
              <strong>{title}</strong>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <Link
                      to={{ search, hash: chapter.id }}
                      aria-current={chapter.id === current ? "location" : undefined}
                    >
                      {chapter.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </Contents>
  );
}
