import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { mayControl, type ControlCapability } from "@runko/domain/organizations/control-rights";
import type { MissingCode } from "@runko/domain/organizations/missing";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { useSession } from "../../session/session-context.ts";
import { controlPaths } from "../control-paths.ts";
import { missingQuery, type MissingPart } from "./organization-queries.ts";

const words = texts.controlOrganizations;

const List = styled("ul")({ margin: 0, paddingInlineStart: 20, "& li": { padding: "3px 0" } });

type Place = { right: ControlCapability; to: (id: string) => string };

/** Where each is mended, and the right that it asks. */
const places: Record<MissingCode, Place> = {
  eventTypeRights: { right: "features", to: (id) => controlPaths.editOrganization(id, "settings") },
  activeEventTypes: { right: "settings", to: (id) => controlPaths.editOrganization(id, "settings") },
  users: { right: "users", to: controlPaths.usersOf },
  faultHandler: { right: "users", to: controlPaths.usersOf },
  recipients: { right: "eventMessages", to: (id) => `${controlPaths.organization(id, "event-messages")}?mode=edit` },
  unprovenRecipients: { right: "eventMessages", to: (id) => controlPaths.organization(id, "event-messages") },
  nniIdentifiers: { right: "nnis", to: (id) => controlPaths.organization(id, "nni-identifiers") },
};

function textOf({ code, roles, messageTypes }: MissingPart): string {
  const names = [
    ...roles.map((role) => texts.control.roles[role]),
    ...messageTypes.map((type) => texts.enumerations.messageType[type]),
  ];
  return names.length === 0 ? words.missing[code] : words.missingOf(words.missing[code], names.join(", "));
}

/** What the organization lacks to work, each with the way to where it is mended; nothing when it is ready (D-51). */
export function MissingParts({ organizationId, path }: { organizationId: string; path: readonly string[] }) {
  const { user } = useSession();
  const { data = [] } = useQuery({ ...missingQuery(organizationId), enabled: mayControl(user, path, "info") });
  if (data.length === 0) return null;
  return (
    <Notice severity="warning" title={words.missingTitle}>
      <List>
        {data.map((part) => {
          const { right, to } = places[part.code];
          return (
            <li key={part.code}>
              {mayControl(user, path, right) ? (
                <MuiLink component={Link} to={to(organizationId)}>
                  {textOf(part)}
                </MuiLink>
              ) : (
                textOf(part)
              )}
            </li>
          );
        })}
      </List>
    </Notice>
  );
}
