import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { newsHeadsQuery } from "./newsletter-queries.ts";

const words = texts.login;

const Frame = styled("section")(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${theme.colors.divider}`,
  fontSize: "0.875rem",
  "& h2": { margin: 0, fontSize: "0.875rem", fontWeight: 650 },
  "& ul": { listStyle: "none", margin: "4px 0", padding: 0 },
  "& li": { display: "grid", gridTemplateColumns: "5.5rem 1fr", alignItems: "baseline" },
  "& a": { display: "inline-block", padding: "3px 0" },
  "& time": { color: theme.colors.textSecondary },
}));

/** The newest public newsletters for who is about to log in; silent when there are none or they cannot be had. */
export default function LatestNews() {
  const { data } = useQuery(newsHeadsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Frame aria-labelledby="latest-news">
      <h2 id="latest-news">{words.news}</h2>
      <ul>
        {data.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <time dateTime={publishedAt}>{texts.formats.date(dateOfInstant(publishedAt))}</time>
            <Link to={`/news#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <Link to="/news">{words.allNews}</Link>
    </Frame>
  );
}
