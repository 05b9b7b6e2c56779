import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Section } from "../components/layout/section.tsx";
import { Markdown } from "../components/markdown/markdown.tsx";

const Halves = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  alignItems: "start",
  [theme.breakpoints.down("lg")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
const Fields = styled("div")({ display: "grid", gap: 16 });
const Quiet = styled("p")(({ theme }) => ({ margin: 0, color: theme.colors.textSecondary }));

type PreviewHalvesProps = {
  title: string;
  words: { preview: string; previewEmpty: string };
  /** What is written: its name and its Markdown. */
  name: string;
  text: string;
  children: ReactNode;
};

/** Fields beside what their Markdown will look like; on a narrow screen below each other. */
export function PreviewHalves({ title, words, name, text, children }: PreviewHalvesProps) {
  return (
    <Halves>
      <Section title={title}>
        <Fields>{children}</Fields>
      </Section>
      <Section title={words.preview}>
        {text.trim() === "" ? (
          <Quiet>{words.previewEmpty}</Quiet>
        ) : (
          <article aria-label={name}>
            <Markdown text={text} />
          </article>
        )}
      </Section>
    </Halves>
  );
}
