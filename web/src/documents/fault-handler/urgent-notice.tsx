import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import { useCounts } from "../../shell/use-counts.ts";

const words = texts.faultHandler;

/** How many urgent faults wait to be mended. */
export function UrgentNotice() {
  const urgent = useCounts().data?.Fault?.urgent;
  if (urgent === undefined) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      <Notice severity={urgent > 0 ? "error" : "success"}>
        {urgent > 0 ? words.urgentWaiting(urgent) : words.noUrgent}
      </Notice>
    </div>
  );
}
