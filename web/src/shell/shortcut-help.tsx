import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Fragment } from "react";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { shortcutRegistry, type Shortcut } from "../shortcuts/shortcut-registry.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";

const List = styled("dl")({
  display: "grid",
  gridTemplateColumns: "minmax(120px, auto) 1fr",
  gap: "6px 16px",
  margin: 0,
  "& dd": { margin: 0 },
});

const Key = styled("kbd")(({ theme }) => ({
  display: "inline-block",
  minWidth: 24,
  padding: "1px 6px",
  textAlign: "center",
  border: `1px solid ${theme.colors.outline}`,
  borderRadius: 4,
  font: "inherit",
  fontSize: "0.8125rem",
}));

const words = texts.shell.shortcuts;
const keyNames: Readonly<Record<string, string>> = {
  mod: words.ctrlKey,
  Enter: words.enterKey,
  Escape: "Esc",
  ArrowRight: "→",
};
const partName = (part: string) => keyNames[part] ?? part;

function Keys({ keys }: { keys: string }) {
  return keys.split(" ").map((press, index) => (
    <Fragment key={press}>
      {index > 0 && ` ${words.followedBy} `}
      {press.split("+").map((part) => (
        <Fragment key={part}>
          <Key>{partName(part)}</Key>{" "}
        </Fragment>
      ))}
    </Fragment>
  ));
}

const groups = [
  { group: "general", title: words.general },
  { group: "page", title: words.page },
] as const;

const unique = (shortcuts: readonly Shortcut[]) => [...new Map(shortcuts.map((one) => [one.keys, one])).values()];

/** Every key that works now. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const shortcuts = unique(useStored(shortcutRegistry));
  const off = useStored(storage.shortcuts) === "off";
  return (
    <AppDialog
      open
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.common.close}</Button>}
    >
      {off && <Notice severity="info">{words.turnedOff}</Notice>}
      {groups.map(({ group, title }) => {
        const shown = shortcuts.filter((shortcut) => shortcut.group === group);
        if (shown.length === 0) return null;
        return (
          <section key={group}>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <List>
              {shown.map(({ keys, label }) => (
                <Fragment key={keys}>
                  <dt>
                    <Keys keys={keys} />
                  </dt>
                  <dd>{label}</dd>
                </Fragment>
              ))}
            </List>
          </section>
        );
      })}
    </AppDialog>
  );
}
