import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { typeIcons } from "../../look/type-icons.ts";
import { phoneScreen, roomForThreeColumns } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { namesOnPhone } from "../../shell/names-on-phone.ts";

const words = texts.newDocument;

const Types = styled("ul")(({ theme }) => ({
  listStyle: "none",
  display: "grid",
  // Six types fill their rows.
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  [`@media ${roomForThreeColumns}`]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  gap: 8,
  margin: "0 0 16px",
  padding: 0,
  // Two beside each other, but what has a longer word: that is a row.
  [theme.breakpoints.down("sm")]: {
    display: "flex",
    flexWrap: "wrap",
    "& > li": { flex: "1 1 calc(50% - 4px)" },
    "& > [data-first]": { flexBasis: "100%" },
  },
}));
const TypeLink = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: "100%",
  minHeight: 52,
  padding: "6px 12px",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: "inherit",
  textDecoration: "none",
  fontWeight: 600,
  "& svg": { color: theme.colors.primary },
  "& small": { display: "block", fontWeight: 400, fontSize: "0.75rem", color: theme.colors.textSecondary },
  "&:hover": { borderColor: theme.colors.primary, background: theme.palette.action.hover },
  [theme.breakpoints.down("sm")]: {
    gap: 8,
    padding: "6px 8px",
    fontSize: "0.8125rem",
    "& small": { display: "none" },
  },
}));

/** A start of each of these types: its name, and what it is for where there is room. On a phone what is in a hurry comes first. */
export function TypeLinks({ types }: { types: readonly DocumentType[] }) {
  const onPhone = useMedia(phoneScreen);
  const shown = onPhone
    ? namesOnPhone(types)
    : types.map((type) => ({ type, name: words.newTitles[type], first: false }));
  return (
    <nav aria-label={words.choose}>
      <Types>
        {shown.map(({ type, name, first }) => {
          const Icon = typeIcons[type];
          return (
            <li key={type} data-first={first || undefined}>
              <TypeLink to={routes.newDocument({ type })} aria-label={name} aria-describedby={`about-${type}`}>
                <Icon aria-hidden />
                <span>
                  {texts.shell.sectionLabel(name)}
                  <small id={`about-${type}`}>{words.typeHelp[type]}</small>
                </span>
              </TypeLink>
            </li>
          );
        })}
      </Types>
    </nav>
  );
}
