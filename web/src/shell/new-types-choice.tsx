import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "react-router";
import { routes } from "../addresses/routes.ts";
import { typeIcons } from "../look/type-icons.ts";
import type { namesOnPhone } from "./names-on-phone.ts";

type NewTypesChoiceProps = {
  types: ReturnType<typeof namesOnPhone>;
  anchor: HTMLElement;
  labelledBy: string;
  onClose: () => void;
};

/** What can be begun, over the bar of a phone. */
export default function NewTypesChoice({ types, anchor, labelledBy, onClose }: NewTypesChoiceProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      transformOrigin={{ vertical: "bottom", horizontal: "center" }}
      slotProps={{ list: { "aria-labelledby": labelledBy } }}
    >
      {types.map(({ type, name }) => {
        const Icon = typeIcons[type];
        return (
          <MenuItem key={type} component={Link} to={routes.newDocument({ type })} onClick={onClose} sx={{ gap: 2 }}>
            <Icon aria-hidden />
            {name}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
