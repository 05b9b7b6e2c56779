import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import Button from "@mui/material/Button";
import { isOwnSide } from "@runko/domain/documents/document-parties";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useState } from "react";
import type { Scope, WholeDocument } from "../api/entities.ts";

const EscalationDialog = lazy(() => import("./escalation-dialog.tsx"));

type EscalateButtonProps = { scope: Scope; document: WholeDocument };

/** The subscriber's way to whom its supplier has named, while the supplier is late. */
export function EscalateButton({ scope, document }: EscalateButtonProps) {
  const [open, setOpen] = useState(false);
  const late = document.clock.some(({ state }) => state === "late");
  if (!late || scope.role !== "SUBSCRIBER" || !isOwnSide(scope, document)) return null;
  return (
    <div data-screen-only style={{ marginTop: 12 }}>
      <Button variant="outlined" color="inherit" startIcon={<CampaignOutlined />} onClick={() => setOpen(true)}>
        {texts.escalation.escalate}
      </Button>
      {open && (
        <Suspense>
          <EscalationDialog scope={scope} document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
