import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import EmailOutlined from "@mui/icons-material/EmailOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import Inventory2Outlined from "@mui/icons-material/Inventory2Outlined";
import MarkunreadMailboxOutlined from "@mui/icons-material/MarkunreadMailboxOutlined";
import PeopleAltOutlined from "@mui/icons-material/PeopleAltOutlined";
import QuizOutlined from "@mui/icons-material/QuizOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { ControlEntry } from "@runko/domain/organizations/control-entries";
import { controlEntriesOf } from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { allows } from "../api/allows.ts";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { adminEntriesOf } from "./admin-entries.ts";
import { AreaEntries } from "./area-entries.tsx";
import { NewContactRequests } from "./new-contact-requests.tsx";
import { WaitingSubscribers } from "./waiting-subscribers.tsx";

const icons: Record<ControlEntry, typeof SvgIcon> = {
  users: PeopleAltOutlined,
  organizations: BusinessOutlined,
  products: Inventory2Outlined,
  emails: EmailOutlined,
  faq: QuizOutlined,
  log: HistoryOutlined,
  "contact-requests": MarkunreadMailboxOutlined,
};

/** The pages of the control area that the user's roles open (§2). */
export default function ControlEntries({ mini }: { mini: boolean }) {
  const { user, organization, organizationId, allowed } = useSession();
  // Who works in every organization sees the same on each one's own page.
  const decides = allows(organization, "activateSubscriptions") && !allows(user, "workInEveryOrganization");
  const entries = controlEntriesOf(allowed).map((entry) => ({
    path: routes.controlEntry(entry),
    label: texts.control.entries[entry],
    Icon: icons[entry],
    ...(entry === "contact-requests" && !mini && { badge: <NewContactRequests /> }),
    ...(entry === "organizations" &&
      !mini &&
      decides && { badge: <WaitingSubscribers organizationId={organizationId} /> }),
  }));
  return <AreaEntries entries={[...entries, ...adminEntriesOf(user)]} mini={mini} />;
}
