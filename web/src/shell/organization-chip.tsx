import Business from "@mui/icons-material/Business";
import SwapHoriz from "@mui/icons-material/SwapHoriz";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useState } from "react";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { maySwitchOrganization } from "../session/choose-organization.ts";
import { useSession } from "../session/session-context.ts";

const OrganizationDialog = lazy(() => import("./organization-dialog.tsx"));

const look = {
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minWidth: 36,
  height: 36,
  padding: "0 12px",
  borderRadius: 18,
  border: "1px solid rgb(255 255 255 / 0.55)",
  color: "inherit",
  font: "inherit",
  fontSize: "0.8125rem",
} as const;

// On a phone the menus say whose work this is: there is nothing to press here.
const Chip = styled("span")(({ theme }) => ({ ...look, [theme.breakpoints.down("sm")]: { display: "none" } }));
const ChipButton = styled(ButtonBase)({
  ...look,
  "&:hover": { background: "rgb(255 255 255 / 0.12)" },
  "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: 2 },
});

const Name = styled("span")(({ theme }) => ({
  maxWidth: 240,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  [theme.breakpoints.down("md")]: { maxWidth: 140 },
  [theme.breakpoints.down("sm")]: { maxWidth: 84 },
}));

/** For which organization one works, and the way to another for those who have one. */
export function OrganizationChip() {
  const { user, organization } = useSession();
  const [open, setOpen] = useState(false);
  if (!maySwitchOrganization(user)) {
    return (
      <Chip title={organization.name}>
        <Business fontSize="small" aria-hidden />
        <VisuallyHidden>{texts.shell.organization(organization.name)}</VisuallyHidden>
        <Name aria-hidden>{organization.name}</Name>
      </Chip>
    );
  }
  return (
    <>
      <ChipButton
        aria-label={texts.shell.switchOrganization(organization.name)}
        aria-haspopup="dialog"
        title={organization.name}
        onClick={() => setOpen(true)}
      >
        <Business fontSize="small" aria-hidden />
        <Name>{organization.name}</Name>
        <SwapHoriz fontSize="small" aria-hidden />
      </ChipButton>
      {open && (
        <Suspense>
          <OrganizationDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
