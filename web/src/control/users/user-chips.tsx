import AdminPanelSettingsOutlined from "@mui/icons-material/AdminPanelSettingsOutlined";
import BlockOutlined from "@mui/icons-material/BlockOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import ManageAccountsOutlined from "@mui/icons-material/ManageAccountsOutlined";
import PersonOffOutlined from "@mui/icons-material/PersonOffOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import { userCategoriesOf, type UserCategory } from "@runko/domain/accounts/user-categories";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";
import type { ManagedUser } from "../entities.ts";

const words = texts.controlUsers;

const look: Record<UserCategory, { tone: ToneName; Icon: typeof SvgIcon }> = {
  ORPHAN: { tone: "amber", Icon: PersonOffOutlined },
  GROUP: { tone: "grey", Icon: GroupsOutlined },
  ADMIN: { tone: "blue", Icon: ManageAccountsOutlined },
  RUNKO_ADMIN: { tone: "violet", Icon: AdminPanelSettingsOutlined },
};

const Chips = styled("span")({ display: "inline-flex", flexWrap: "wrap", gap: 4, maxWidth: "100%" });

/** What kind of a user this is, and whether they may log in at all. */
export function UserChips({ user }: { user: ManagedUser }) {
  const categories = userCategoriesOf(user);
  if (categories.length === 0 && !user.disabled) return null;
  return (
    <Chips>
      {user.disabled && <StateChip tone="red" icon={BlockOutlined} label={words.disabled} />}
      {categories.map((category) => (
        <StateChip
          key={category}
          tone={look[category].tone}
          icon={look[category].Icon}
          label={words.categories[category]}
        />
      ))}
    </Chips>
  );
}
