import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useNavigate } from "react-router";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import type { PlaceInList } from "../list/shown-list.ts";

const words = texts.documentPage.neighbours;

const Frame = styled("nav")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
}));

type StepProps = { to: string | undefined; label: string; icon: typeof KeyboardArrowUp };

function Step({ to, label, icon: Icon }: StepProps) {
  if (to === undefined)
    return (
      <IconButton size="small" disabled aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    );
  return (
    <IconButton size="small" component={Link} to={to} aria-label={label} title={label}>
      <Icon fontSize="small" />
    </IconButton>
  );
}

/** From a document to its neighbours in the list that the reader came from, by `j` and `k` too. */
export function ListNeighbours({ area, place }: { area: DocumentArea; place: PlaceInList }) {
  const navigate = useNavigate();
  const pathOf = (id: number | undefined) => (id === undefined ? undefined : routes.document(area, id));
  const [previous, next] = [pathOf(place.previous), pathOf(place.next)];
  const go = (path: string | undefined) => path !== undefined && void navigate(path);
  useShortcut("j", () => go(next), { label: words.next, enabled: next !== undefined, keyOnly: true });
  useShortcut("k", () => go(previous), { label: words.previous, enabled: previous !== undefined, keyOnly: true });
  return (
    <Frame aria-label={words.label} data-screen-only>
      <Step to={previous} label={words.previous} icon={KeyboardArrowUp} />
      <span>{words.position(place.position, place.count)}</span>
      <Step to={next} label={words.next} icon={KeyboardArrowDown} />
    </Frame>
  );
}
