import Check from "@mui/icons-material/Check";
import KeyboardOutlined from "@mui/icons-material/KeyboardOutlined";
import Logout from "@mui/icons-material/Logout";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import type { User } from "../api/entities.ts";
import { signOut } from "../session/sign-out.ts";
import { useSession } from "../session/session-context.ts";
import { paletteNames, storage, themeChoices } from "../storage/client-storage.ts";
import { countDraftsOf } from "../storage/stored-drafts.ts";
import type { StoredValue } from "../storage/stored-value.ts";
import { useStored } from "../storage/use-stored.ts";
import { adminEntriesOf } from "./admin-entries.ts";
import { LogOutDialog } from "./log-out-dialog.tsx";
import type { UserDialogs } from "./user-dialogs.ts";

const words = texts.shell;

const Who = styled("li")(({ theme }) => ({
  padding: "8px 16px 10px",
  maxWidth: 300,
  "& span": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

type ChoicesProps<T extends string> = {
  title: string;
  choices: readonly T[];
  stored: StoredValue<T>;
  standard: T;
  words: Record<T, string>;
};

/** One of several ways to look, each an entry of the menu. */
function choiceItems<T extends string>(
  { title, choices, stored, standard, words: names }: ChoicesProps<T>,
  chosen: T | undefined,
) {
  return [
    <ListSubheader key={title} role="presentation" sx={{ lineHeight: "32px", background: "none" }}>
      {title}
    </ListSubheader>,
    ...choices.map((choice) => {
      const isChosen = choice === (chosen ?? standard);
      return (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={isChosen}
          aria-label={`${title}: ${names[choice]}`}
          onClick={() => stored.write(choice)}
        >
          <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
          {names[choice]}
        </MenuItem>
      );
    }),
  ];
}

type UserMenuProps = {
  anchor: HTMLElement;
  onClose: () => void;
  onDialog: (dialog: keyof UserDialogs) => void;
  onHelp: () => void;
};

/** What is the user's own, and the pages of the product admin. */
function linkItems({ user, onClose, onDialog }: Pick<UserMenuProps, "onClose" | "onDialog"> & { user: User }) {
  const dialogs = [
    { dialog: "ownData", icon: <PersonOutlined fontSize="small" />, label: words.ownData },
    {
      dialog: "notificationChoices",
      icon: <NotificationsOutlined fontSize="small" />,
      label: words.notificationChoices,
    },
  ] as const;
  return [
    ...dialogs.map(({ dialog, icon, label }) => (
      <MenuItem key={dialog} onClick={() => onDialog(dialog)}>
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    )),
    ...adminEntriesOf(user).map(({ path, label, Icon }) => (
      <MenuItem key={path} component={Link} to={path} onClick={onClose}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </MenuItem>
    )),
  ];
}

function useLooks() {
  const palette = useStored(storage.palette);
  const theme = useStored(storage.theme);
  const singleKeys = useStored(storage.shortcuts) !== "off";
  return { palette, theme, singleKeys };
}

/** How the portal looks, and whether single keys are shortcuts. */
function lookItems({ palette, theme, singleKeys }: ReturnType<typeof useLooks>) {
  const palettes = { title: words.palette, choices: paletteNames, stored: storage.palette, words: words.palettes };
  const themes = { title: words.theme, choices: themeChoices, stored: storage.theme, words: words.themes };
  return [
    ...choiceItems({ ...palettes, standard: "new" }, palette),
    <Divider key="themes" component="li" role="separator" />,
    ...choiceItems({ ...themes, standard: "system" }, theme),
    <Divider key="keys" component="li" role="separator" />,
    <MenuItem
      key="singleKeys"
      role="menuitemcheckbox"
      aria-checked={singleKeys}
      onClick={() => storage.shortcuts.write(singleKeys ? "off" : "on")}
    >
      <ListItemIcon>{singleKeys && <Check fontSize="small" />}</ListItemIcon>
      {words.singleKeys}
    </MenuItem>,
  ];
}

export default function UserMenu({ anchor, onClose, onDialog, onHelp }: UserMenuProps) {
  const { user, organization } = useSession();
  const looks = useLooks();
  const [leftDrafts, setLeftDrafts] = useState(0);
  const logOut = () => {
    const drafts = countDraftsOf(user.id);
    if (drafts > 0) setLeftDrafts(drafts);
    else void signOut();
  };
  if (leftDrafts > 0) return <LogOutDialog drafts={leftDrafts} onClose={onClose} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { dense: true, "aria-label": words.userMenu(`${user.firstName} ${user.lastName}`) } }}
    >
      <Who role="presentation">
        {user.firstName} {user.lastName}
        <span>{user.emailAddress}</span>
        <span>{organization.name}</span>
      </Who>
      <Divider component="li" role="separator" />
      {linkItems({ user, onClose, onDialog })}
      <Divider component="li" role="separator" />
      {lookItems(looks)}
      <MenuItem onClick={onHelp}>
        <ListItemIcon>
          <KeyboardOutlined fontSize="small" />
        </ListItemIcon>
        {words.shortcuts.show}
      </MenuItem>
      <Divider component="li" role="separator" />
      <MenuItem onClick={logOut}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {words.logOut}
      </MenuItem>
    </Menu>
  );
}
