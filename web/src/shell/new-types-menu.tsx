import Add from "@mui/icons-material/Add";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { Link } from "react-router";
import { routes } from "../addresses/routes.ts";
import { useAnchor } from "../components/use-anchor.ts";
import { typeIcons } from "../look/type-icons.ts";
import { useSession } from "../session/session-context.ts";
import { namesOnPhone } from "./names-on-phone.ts";

/** A button that opens what can be begun; nothing where nothing can. */
export function NewTypesMenu() {
  const id = useId();
  const { organization } = useSession();
  const { anchor, isOpen, open, close } = useAnchor();
  const types = namesOnPhone(documentTypes.filter((type) => mayCreateType(organization, type)));
  if (types.length === 0) return null;
  return (
    <>
      <button
        id={id}
        type="button"
        aria-label={texts.shell.newDocumentLong}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Add aria-hidden />
        {texts.shell.newDocument}
      </button>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: "top", horizontal: "center" }}
        transformOrigin={{ vertical: "bottom", horizontal: "center" }}
        slotProps={{ list: { "aria-labelledby": id } }}
      >
        {types.map(({ type, name }) => {
          const Icon = typeIcons[type];
          return (
            <MenuItem key={type} component={Link} to={routes.newDocument({ type })} onClick={close} sx={{ gap: 2 }}>
              <Icon aria-hidden />
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
