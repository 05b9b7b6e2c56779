import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { TextSection } from "@runko/domain/texts/text-section";

const Prose = styled("div")({
  maxWidth: 720,
  display: "grid",
  gap: 24,
  lineHeight: 1.6,
  "& p, & ul": { margin: "8px 0 0" },
  "& ul": { paddingInlineStart: 20 },
  "& li + li": { marginTop: 6 },
});

/** A text with headings, to be read from top to bottom. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Prose>
      {sections.map(({ title, paragraphs, list }) => (
        <section key={title}>
          <Typography variant="h2">{title}</Typography>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Prose>
  );
}
