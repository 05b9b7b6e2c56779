import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import ContactPhoneOutlined from "@mui/icons-material/ContactPhoneOutlined";
import FeedbackOutlined from "@mui/icons-material/FeedbackOutlined";
import MenuBookOutlined from "@mui/icons-material/MenuBookOutlined";
import PrivacyTipOutlined from "@mui/icons-material/PrivacyTipOutlined";
import QuizOutlined from "@mui/icons-material/QuizOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import { infoEntries, type InfoEntry } from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { routes } from "../addresses/routes.ts";
import { AreaEntries } from "./area-entries.tsx";
import UnreadNewsletters from "./unread-newsletters.tsx";

const icons: Record<InfoEntry, typeof SvgIcon> = {
  newsletters: CampaignOutlined,
  faq: QuizOutlined,
  "vendors-contact": ContactPhoneOutlined,
  manual: MenuBookOutlined,
  "feedback-and-errors": FeedbackOutlined,
  confidentiality: PrivacyTipOutlined,
};

/** The pages of the info area (§2). */
export default function InfoEntries({ mini }: { mini: boolean }) {
  const entries = infoEntries.map((entry) => ({
    path: routes.infoEntry(entry),
    label: texts.info.entries[entry],
    Icon: icons[entry],
    ...(entry === "newsletters" && !mini && { badge: <UnreadNewsletters /> }),
  }));
  return <AreaEntries entries={entries} mini={mini} />;
}
