import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../session/session-context.ts";
import type { UserDialogs } from "./user-dialogs.ts";
import { useAnchor } from "../components/use-anchor.ts";

const UserMenu = lazy(() => import("./user-menu.tsx"));

const Round = styled(ButtonBase)({
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: "50%",
  border: "1px solid rgb(255 255 255 / 0.55)",
  color: "inherit",
  font: "inherit",
  fontSize: "0.8125rem",
  fontWeight: 650,
  "&:hover": { background: "rgb(255 255 255 / 0.12)" },
  "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: 2 },
});

const initialOf = (name: string) => name.trim().charAt(0).toUpperCase();

/** The user's initials, which open the menu with own data, looks and logout. */
export function UserButton({ dialogs, onHelp }: { dialogs: UserDialogs; onHelp: () => void }) {
  const { user } = useSession();
  const { anchor, isOpen, open, close } = useAnchor();
  const [opened, setOpened] = useState<keyof UserDialogs>();
  const Opened = opened && dialogs[opened];
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <Round aria-label={texts.shell.userMenu(name)} aria-haspopup="menu" aria-expanded={isOpen} onClick={open}>
        {initialOf(user.firstName)}
        {initialOf(user.lastName)}
      </Round>
      <Suspense>
        {anchor && (
          <UserMenu
            anchor={anchor}
            onClose={close}
            onDialog={(dialog) => {
              close();
              setOpened(dialog);
            }}
            onHelp={() => {
              close();
              onHelp();
            }}
          />
        )}
        {Opened && <Opened onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
