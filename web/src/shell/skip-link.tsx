import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";

export const mainId = "content";

const Skip = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: "8px 16px",
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.surface,
  color: theme.colors.primary,
  fontWeight: 600,
  "&:not(:focus)": { clipPath: "inset(50%)" },
}));

/** The first stop of the tab order: past the bars to the page. */
export function SkipLink() {
  return (
    <Skip
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {texts.shell.skipToContent}
    </Skip>
  );
}
