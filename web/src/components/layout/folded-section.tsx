import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { FoldMark, foldingSummary } from "./folding.tsx";

const Frame = styled("details")(({ theme }) => ({
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& > summary": {
    ...foldingSummary,
    flexWrap: "wrap",
    gap: "4px 12px",
    minHeight: 56,
    padding: "8px 16px",
    borderRadius: theme.shape.borderRadius,
  },
  "& > summary:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  "& > summary > svg": { marginInlineStart: "auto" },
}));
const Told = styled("span")(({ theme }) => ({ color: theme.colors.textSecondary }));
const Content = styled("div")({ padding: "4px 16px 16px" });

type FoldedSectionProps = {
  title: string;
  /** What of it there is to know while it is folded. */
  told: string;
  /** Whether something in it has to be seen: it is opened then, and stays so. */
  open: boolean;
  children: ReactNode;
};

/** A subject of a page that most do without: its heading opens it. */
export function FoldedSection({ title, told, open, children }: FoldedSectionProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <Frame open={opened || undefined}>
      <summary>
        <Typography variant="h2">{title}</Typography>
        <Told>{told}</Told>
        <FoldMark />
      </summary>
      <Content>{children}</Content>
    </Frame>
  );
}
