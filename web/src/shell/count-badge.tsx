import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

const Pill = styled("span")(({ theme }) => ({
  minWidth: 18,
  marginInlineStart: 6,
  padding: "0 5px",
  borderRadius: 9,
  fontSize: "0.6875rem",
  fontWeight: 700,
  lineHeight: "18px",
  textAlign: "center",
  background: theme.colors.accent,
  color: theme.colors.onAccent,
}));

/** How many there are that want attention, shown as a number and read as words; nothing for none. */
export function CountBadge({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <>
      <Pill aria-hidden>{count > 99 ? "99+" : count}</Pill>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </>
  );
}
