import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

const Frame = styled("section")(({ theme }) => ({
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: "12px 16px 16px",
  "@media print": { border: 0, padding: "8px 0", breakInside: "avoid" },
}));

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  minHeight: 32,
  marginBottom: 8,
});

type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

/** One subject of a page, with its heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Typography variant="h2" id={id} sx={{ flex: "1 0 auto", maxWidth: "100%" }}>
          {title}
        </Typography>
        {actions}
      </Head>
      {children}
    </Frame>
  );
}
