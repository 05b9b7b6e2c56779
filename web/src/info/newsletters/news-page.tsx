import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Markdown } from "../../components/markdown/markdown.tsx";
import { PublicPage } from "../../components/public/public-page.tsx";
import { newsQuery } from "./newsletter-queries.ts";

const words = texts.newsletters;
const atOnce = 10;

const Articles = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 32,
  "& article + article": { paddingTop: 32, borderTop: `1px solid ${theme.colors.divider}` },
  "& article": { scrollMarginTop: 16, outline: "none" },
  "& h2": { margin: 0, fontSize: "1.25rem" },
  "& time": { display: "block", margin: "4px 0 14px", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

/** The public newsletters, whole, for anyone; the one behind `#` of the address is brought into sight. */
export function NewsPage() {
  const [limit, setLimit] = useState(atOnce);
  const { data, error, refetch } = useQuery(newsQuery(limit));
  const wanted = useLocation().hash.slice(1);
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded && wanted !== "") document.getElementById(wanted)?.focus();
  }, [loaded, wanted]);
  return (
    <PublicPage title={words.title}>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={linesOfScreen} />)}
      {data?.rows.length === 0 && <EmptyState text={words.none} />}
      <Articles>
        {data?.rows.map(({ id, title, body, publishedAt }) => (
          <article key={id} id={id} tabIndex={-1} aria-labelledby={`title-${id}`}>
            <h2 id={`title-${id}`}>{title}</h2>
            <time dateTime={publishedAt}>{words.published(texts.formats.instant(publishedAt))}</time>
            <Markdown text={body} />
          </article>
        ))}
      </Articles>
      {data && data.total > data.rows.length && (
        <Button variant="outlined" sx={{ mt: 8 }} onClick={() => setLimit(limit + atOnce)}>
          {words.earlier}
        </Button>
      )}
    </PublicPage>
  );
}
