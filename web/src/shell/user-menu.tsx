import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import Check from "@mui/icons-material/Check";
import Logout from "@mui/icons-material/Logout";
import MonitorHeartOutlined from "@mui/icons-material/MonitorHeartOutlined";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { adminPath, briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { allows } from "../api/allows.ts";
import { signOut } from "../session/sign-out.ts";
import { useSession } from "../session/session-context.ts";
import { paletteNames, storage, themeChoices } from "../storage/client-storage.ts";
import { countDraftsOf } from "../storage/stored-drafts.ts";
import type { StoredValue } from "../storage/stored-value.ts";
import { useStored } from "../storage/use-stored.ts";
import { LogOutDialog } from "./log-out-dialog.tsx";
import type { UserDialogs } from "./user-dialogs.ts";

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
  { title, choices, stored, standard, words }: ChoicesProps<T>,
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
          aria-label={`${title}: ${words[choice]}`}
          onClick={() => stored.write(choice)}
        >
          <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
          {words[choice]}
        </MenuItem>
      );
    }),
  ];
}

type UserMenuProps = { anchor: HTMLElement; onClose: () => void; onDialog: (dialog: keyof UserDialogs) => void };

export default function UserMenu({ anchor, onClose, onDialog }: UserMenuProps) {
  const { user } = useSession();
  const palette = useStored(storage.palette);
  const theme = useStored(storage.theme);
  const singleKeys = useStored(storage.shortcuts) !== "off";
  const [leftDrafts, setLeftDrafts] = useState(0);
  const words = texts.shell;
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
      </Who>
      <Divider component="li" role="separator" />
      <MenuItem onClick={() => onDialog("ownData")}>
        <ListItemIcon>
          <PersonOutlined fontSize="small" />
        </ListItemIcon>
        {words.ownData}
      </MenuItem>
      <MenuItem onClick={() => onDialog("notificationChoices")}>
        <ListItemIcon>
          <NotificationsOutlined fontSize="small" />
        </ListItemIcon>
        {words.notificationChoices}
      </MenuItem>
      {allows(user, "keepNewsletters") && (
        <MenuItem component={Link} to={briefingsPath} onClick={onClose}>
          <ListItemIcon>
            <CampaignOutlined fontSize="small" />
          </ListItemIcon>
          {words.briefings}
        </MenuItem>
      )}
      {allows(user, "readOverview") && (
        <MenuItem component={Link} to={adminPath} onClick={onClose}>
          <ListItemIcon>
            <MonitorHeartOutlined fontSize="small" />
          </ListItemIcon>
          {words.overview}
        </MenuItem>
      )}
      <Divider component="li" role="separator" />
      {choiceItems(
        {
          title: words.palette,
          choices: paletteNames,
          stored: storage.palette,
          standard: "new",
          words: words.palettes,
        },
        palette,
      )}
      <Divider component="li" role="separator" />
      {choiceItems(
        { title: words.theme, choices: themeChoices, stored: storage.theme, standard: "system", words: words.themes },
        theme,
      )}
      <Divider component="li" role="separator" />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={singleKeys}
        onClick={() => storage.shortcuts.write(singleKeys ? "off" : "on")}
      >
        <ListItemIcon>{singleKeys && <Check fontSize="small" />}</ListItemIcon>
        {words.singleKeys}
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
