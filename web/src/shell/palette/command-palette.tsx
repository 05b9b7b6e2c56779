import Search from "@mui/icons-material/Search";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../session/session-context.ts";
import { shortcutRegistry } from "../../shortcuts/shortcut-registry.ts";
import { useFoundDocuments } from "./found-documents.ts";
import { actionsFor, type ShellDialog } from "./palette-actions.ts";
import { matchingEntries, type PaletteEntry } from "./palette-entry.ts";
import { Key, PaletteList, type PaletteGroup } from "./palette-list.tsx";
import { placesFor } from "./palette-places.ts";
import { useRecentEntries } from "./recent-entries.ts";

const words = texts.palette;

const Panel = styled("dialog")(({ theme }) => ({
  position: "fixed",
  inset: "min(12vh, 96px) 0 auto",
  flexDirection: "column",
  width: "min(600px, calc(100vw - 24px))",
  maxHeight: "min(560px, 76dvh)",
  margin: "0 auto",
  padding: 0,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: 10,
  background: theme.colors.surface,
  color: theme.colors.text,
  boxShadow: theme.shadows[16],
  overflow: "hidden",
  "&[open]": { display: "flex" },
  "&[aria-busy=true]": { height: "min(560px, 76dvh)" },
  "&::backdrop": { background: "rgb(0 0 0 / 0.45)" },
}));

const Field = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "0 16px",
  borderBottom: `1px solid ${theme.colors.divider}`,
  "& > svg": { color: theme.colors.textSecondary },
  "& > input": {
    flex: 1,
    minWidth: 0,
    height: 52,
    border: 0,
    outline: "none",
    background: "none",
    color: "inherit",
    font: "inherit",
    fontSize: "1rem",
    textOverflow: "ellipsis",
    "&::placeholder": { color: theme.colors.textSecondary, opacity: 1 },
  },
  "&:focus-within": { boxShadow: `inset 0 -2px 0 ${theme.colors.primary}` },
}));

const Said = styled("p")(({ theme }) => ({
  margin: 0,
  padding: "10px 18px",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
}));

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 16,
  padding: "6px 16px",
  borderTop: `1px solid ${theme.colors.divider}`,
  fontSize: "0.75rem",
  color: theme.colors.textSecondary,
  "@media (pointer: coarse)": { display: "none" },
}));

export type CommandPaletteProps = { onClose: () => void; onDialog: (dialog: ShellDialog) => void };

const noGroups: readonly PaletteGroup[] = [];

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === "k";

/** The groups of what is found; those with nothing in them are left out. */
function useGroups(text: string, onDialog: (dialog: ShellDialog) => void) {
  const session = useSession();
  const [fixed] = useState(() => ({
    actions: actionsFor(session, shortcutRegistry.read(), onDialog),
    places: placesFor(session),
  }));
  const documents = useFoundDocuments(text);
  const recent = useRecentEntries();
  const groups = useMemo(() => {
    const found: PaletteGroup = { id: "documents", title: words.groups.documents, entries: documents.entries };
    const known: PaletteGroup[] = [
      { id: "actions", title: words.groups.actions, entries: matchingEntries(fixed.actions, text) },
      { id: "places", title: words.groups.places, entries: matchingEntries(fixed.places, text) },
    ];
    // Numbers mean documents. What words find comes after what is known at once, which then stays where it is.
    const latest: PaletteGroup = {
      id: "recent",
      title: words.groups.recent,
      entries: text.trim() === "" ? recent : [],
    };
    const all = /\d/.test(text) ? [found, ...known] : [...known, found];
    return [latest, ...all].filter(({ entries }) => entries.length > 0);
  }, [documents.entries, fixed, recent, text]);
  return { groups, busy: documents.busy, failed: documents.failed };
}

/** What is typed, which entry is chosen, and what the keys do with it. */
function useChoice({ onClose, onDialog }: CommandPaletteProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string>();
  const { groups, busy, failed } = useGroups(text, onDialog);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0];

  // The browser tells of a closed dialog only later, and Ctrl+K may be pressed again before that.
  const close = () => {
    panel.current?.close();
    onClose();
  };
  const choose = ({ go }: PaletteEntry) => {
    close();
    if (typeof go === "string") void navigate(go);
    else go();
  };
  const move = (to: number) => setChosen(entries[(to + entries.length) % entries.length]?.id);
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(active ? entries.indexOf(active) + 1 : 0),
    ArrowUp: () => move(active ? entries.indexOf(active) - 1 : -1),
    Enter: () => active && choose(active),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = isPaletteKey(event) ? close : steps[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  const type = (typed: string) => {
    setText(typed);
    setChosen(undefined);
  };
  return { panel, text, type, groups, entries, active, busy, failed, choose, close, onKeyDown };
}

const Keys = () => (
  <Foot aria-hidden>
    <span>
      <Key>↑</Key> <Key>↓</Key> {words.keys.move}
    </span>
    <span>
      <Key>{words.keys.enter}</Key> {words.keys.open}
    </span>
    <span>
      <Key>{words.keys.escape}</Key> {words.keys.close}
    </span>
  </Foot>
);

/** Ctrl+K: what is typed finds documents, actions and places; arrows choose, Enter goes there. */
export default function CommandPalette(props: CommandPaletteProps) {
  const id = useId();
  const { panel, text, type, groups, entries, active, busy, failed, choose, close, onKeyDown } = useChoice(props);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id.replaceAll(/\W/g, "-")}`;

  useEffect(() => {
    panel.current?.showModal();
  }, [panel]);
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  // The field takes what is typed before the list is drawn.
  const listed = useDeferredValue(true, false);
  const nothing = entries.length === 0 && !busy;
  return (
    <Panel
      ref={panel}
      aria-label={words.title}
      aria-busy={!listed}
      onCancel={close}
      onClick={(event) => event.target === panel.current && close()}
    >
      <Field>
        <Search aria-hidden />
        <input
          role="combobox"
          aria-label={words.field}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <PaletteList
        id={`${id}-list`}
        label={words.title}
        groups={listed ? groups : noGroups}
        active={active}
        optionId={optionId}
        onChoose={choose}
      />
      <Said role="status">
        {failed && `${words.documentsFailed}. `}
        {nothing ? words.nothing(text.trim()) : busy ? words.searching : words.found(entries.length)}
      </Said>
      <Keys />
    </Panel>
  );
}
