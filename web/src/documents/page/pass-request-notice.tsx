import Button from "@mui/material/Button";
import { mayEnterArea } from "@runko/domain/organizations/areas";
import { requestOf } from "@runko/domain/documents/waits";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { useSession } from "../../session/session-context.ts";
import type { WholeDocument } from "../api/entities.ts";

const words = texts.forwarding;

type Forwards = WholeDocument["forwards"];

/** Where one's own forward is while something is asked of its original: nothing of the request goes further by itself. */
export function PassRequestNotice({ document, forwards }: { document: WholeDocument; forwards: Forwards }) {
  const { allowed } = useSession();
  const live = forwards.findLast(({ eventState }) => eventState !== "READY" && eventState !== "CANCELLED");
  const asked = requestOf(document.waits);
  const mine = document.allowedActions.includes("acceptRequest");
  if (!live || !asked || !mine || !mayEnterArea(allowed, "subscriber")) return null;
  return (
    <Notice
      severity="info"
      action={
        <Button component={RouterLink} to={routes.document("subscriber", live.id)} size="small">
          {words.openForward(formatEventId(live.id))}
        </Button>
      }
    >
      {asked.why === "cancelRequest" ? words.onward.cancel : words.onward.amend}
    </Notice>
  );
}
