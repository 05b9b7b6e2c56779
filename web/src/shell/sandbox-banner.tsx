import Science from "@mui/icons-material/ScienceOutlined";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";

const Frame = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "6px 24px",
  background: theme.tones.amber.ground,
  color: theme.tones.amber.text,
  borderBottom: `1px solid ${theme.tones.amber.line}`,
  [theme.breakpoints.down("sm")]: { padding: "6px 12px" },
}));

/** The mark of an organization in which things are only tried, on each of its pages and on paper. */
export default function SandboxBanner() {
  return (
    <Frame role="note">
      <Science fontSize="small" aria-hidden />
      {texts.sandbox.banner}
    </Frame>
  );
}
