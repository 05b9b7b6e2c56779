import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import MonitorHeartOutlined from "@mui/icons-material/MonitorHeartOutlined";
import { adminPages } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { allows } from "../api/allows.ts";
import type { User } from "../api/entities.ts";

const icons = { briefings: CampaignOutlined, overview: MonitorHeartOutlined } as const;

/** The ways to the product admin's own pages, none for others. */
export const adminEntriesOf = (user: User) =>
  adminPages
    .filter(({ asks }) => allows(user, asks))
    .map(({ page, path }) => ({ path, label: texts.shell[page], Icon: icons[page] }));
