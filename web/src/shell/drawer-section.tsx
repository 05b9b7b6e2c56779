import ExpandMore from "@mui/icons-material/ExpandMore";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import MailOutlined from "@mui/icons-material/MailOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { countedStates } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { stateLook } from "../look/state-look.ts";
import { typeIcons } from "../look/type-icons.ts";
import type { TypeCounts } from "./use-counts.ts";
import { WithChildren } from "./with-children.tsx";

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: 4,
  "&:hover": { background: theme.palette.action.hover },
  "&[data-current]": { background: theme.palette.action.selected },
}));

const rowLook = {
  display: "flex",
  alignItems: "center",
  flex: 1,
  minWidth: 0,
  color: "inherit",
  textDecoration: "none",
  gap: 10,
} as const;

const HeadLink = styled(Link)(({ theme }) => ({
  ...rowLook,
  position: "relative",
  minHeight: 40,
  padding: "4px 8px 4px 16px",
  fontWeight: 600,
  lineHeight: 1.25,
  "& > svg": { color: theme.colors.textSecondary, fontSize: 20 },
  "&:focus-visible": { outlineOffset: -2 },
}));

const StateLink = styled(Link)(({ theme }) => ({
  ...rowLook,
  minHeight: 32,
  padding: "0 16px 0 46px",
  fontSize: "0.8125rem",
  "& svg": { fontSize: 16 },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected, fontWeight: 650 },
  "&:focus-visible": { outlineOffset: -2 },
  "@media (pointer: coarse)": { minHeight: 44 },
}));

const States = styled("ul")({ listStyle: "none", margin: 0, padding: "0 0 6px" });
const Label = styled("span")({ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", hyphens: "auto" });
const Count = styled("span")(({ theme }) => ({
  fontVariantNumeric: "tabular-nums",
  color: theme.colors.textSecondary,
  "[aria-current] &": { color: "inherit" },
}));

const Unread = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  minHeight: 40,
  padding: "0 6px",
  textDecoration: "none",
  alignItems: "center",
  gap: 3,
  fontSize: "0.75rem",
  fontWeight: 650,
  color: theme.colors.accent,
  "& svg": { fontSize: 16 },
}));

const Urgent = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 2,
  insetInlineStart: 25,
  padding: "0 4px",
  borderRadius: 8,
  fontSize: "0.6875rem",
  fontWeight: 650,
  lineHeight: "16px",
  background: theme.palette.error.main,
  color: theme.palette.error.contrastText,
}));

const Waiting = styled(Urgent)(({ theme }) => ({
  top: "auto",
  bottom: 2,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
}));

export type SectionProps = {
  type: DocumentType;
  /** The list of the area, `/subscriber/documents`. */
  listPath: string;
  counts: TypeCounts | undefined;
  /** Those of the children. */
  ofChildren: TypeCounts | undefined;
  /** The state that is shown now; "" for all; undefined when another section is shown. */
  current: string | undefined;
  open: boolean;
  onToggle: () => void;
};

/** A document type: its states with their counts underneath, what is urgent in it, and its unread messages. */
export function DrawerSection({ type, listPath, counts, ofChildren, current, open, onToggle }: SectionProps) {
  const id = useId();
  const words = texts.shell;
  const name = texts.documents.types[type].many;
  const unread = counts?.unreadMessages ?? 0;
  const waiting = counts?.waiting ?? 0;
  const urgent = counts?.urgent ?? 0;
  const Icon = typeIcons[type];
  return (
    <li>
      <Head data-current={current === "" || undefined}>
        <HeadLink to={`${listPath}?type=${type}`} aria-current={current === "" ? "page" : undefined}>
          <Icon aria-hidden />
          {urgent > 0 && (
            <>
              <Urgent aria-hidden>!{urgent}</Urgent>
              <VisuallyHidden>{words.urgent(urgent)}</VisuallyHidden>
            </>
          )}
          {waiting > 0 && (
            <>
              <Waiting aria-hidden>{waiting}</Waiting>
              <VisuallyHidden>{words.waiting(waiting)}</VisuallyHidden>
            </>
          )}
          <Label>{words.sectionLabel(name)}</Label>
        </HeadLink>
        {unread > 0 && (
          <Unread to={`${listPath}?type=${type}&unread=1`} aria-label={words.unreadOf(unread, name)}>
            <MailOutlined aria-hidden />
            {unread}
          </Unread>
        )}
        <IconButton
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? words.closeSection(name) : words.openSection(name)}
          onClick={onToggle}
        >
          <ExpandMore fontSize="small" sx={{ transform: open ? "rotate(180deg)" : undefined }} />
        </IconButton>
      </Head>
      <States id={id} hidden={!open}>
        {waiting > 0 && (
          <li>
            <StateLink to={`${listPath}?type=${type}&waiting=1`} aria-label={words.waiting(waiting)}>
              <HourglassEmpty aria-hidden />
              <Label>{words.waitingForUs}</Label>
              <Count>{waiting}</Count>
            </StateLink>
          </li>
        )}
        {countedStates(type).map((state) => {
          const StateIcon = stateLook[state].Icon;
          const label = texts.documents.manyInState[state];
          const [own, more] = [counts?.[state] ?? 0, ofChildren?.[state] ?? 0];
          return (
            <li key={state}>
              <StateLink
                to={`${listPath}?type=${type}&status=${state}`}
                aria-current={current === state ? "page" : undefined}
                aria-label={[words.count(label, own), ...(more > 0 ? [words.ofChildren(more)] : [])].join(", ")}
              >
                <StateIcon aria-hidden />
                <Label>{label}</Label>
                <Count>
                  <WithChildren own={own} ofChildren={more} />
                </Count>
              </StateLink>
            </li>
          );
        })}
      </States>
    </li>
  );
}
