import Close from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { drawerWidth } from "../screen/sizes.ts";
import { useSession } from "../session/session-context.ts";
import { AreaTabs } from "./area-tabs.tsx";
import { DrawerContent, drawerLabel } from "./drawer-content.tsx";

const Panel = styled("dialog")(({ theme }) => ({
  position: "fixed",
  inset: "0 auto 0 0",
  width: `min(${drawerWidth + 24}px, 88vw)`,
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: "auto",
  background: theme.colors.surface,
  color: theme.colors.text,
  boxShadow: theme.shadows[12],
  transition: "translate 140ms ease-out",
  "@starting-style": { translate: "-100% 0" },
  "&::backdrop": { background: "rgb(0 0 0 / 0.5)" },
}));

const Top = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  padding: "8px 8px 0 16px",
  fontWeight: 600,
});
const Rule = styled("hr")(({ theme }) => ({ border: 0, borderTop: `1px solid ${theme.colors.divider}`, margin: 0 }));

type SlidingDrawerProps = { withDocuments: boolean; onClose: () => void };

/** The drawer of narrow screens, which slides over the page: areas first, then the area's documents. */
export function SlidingDrawer({ withDocuments, onClose }: SlidingDrawerProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { area, organization } = useSession();
  const openedAt = useRef(key);
  useEffect(() => {
    panel.current?.showModal();
  }, []);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  return (
    <Panel
      ref={panel}
      aria-label={texts.shell.drawer}
      onClose={onClose}
      onClick={(event) => event.target === panel.current && onClose()}
    >
      <Top>
        <span>{organization.name}</span>
        <IconButton aria-label={texts.shell.closeDrawer} onClick={onClose}>
          <Close />
        </IconButton>
      </Top>
      <AreaTabs place="drawer" />
      {withDocuments && (
        <>
          <Rule />
          <nav aria-label={drawerLabel(area)}>
            <DrawerContent mini={false} />
          </nav>
        </>
      )}
    </Panel>
  );
}
