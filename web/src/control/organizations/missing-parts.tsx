import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import type { MissingCode } from "@runko/domain/organizations/missing";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { allows } from "../../api/allows.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { controlPaths } from "../control-paths.ts";
import type { Organization } from "../entities.ts";
import { missingQuery, type MissingPart } from "./organization-queries.ts";

const words = texts.controlOrganizations;

const List = styled("ul")({ margin: 0, paddingInlineStart: 20, "& li": { padding: "3px 0" } });

type Place = { asks: OrganizationAction; to: (id: string) => string };

/** Where each is mended, and what that asks. */
const places: Record<MissingCode, Place> = {
  eventTypeRights: { asks: "changeFeatures", to: (id) => controlPaths.editOrganization(id, "settings") },
  activeEventTypes: { asks: "changeSettings", to: (id) => controlPaths.editOrganization(id, "settings") },
  users: { asks: "keepUsers", to: controlPaths.usersOf },
  faultHandler: { asks: "keepUsers", to: controlPaths.usersOf },
  recipients: { asks: "keepRecipients", to: (id) => `${controlPaths.organization(id, "event-messages")}?mode=edit` },
  unprovenRecipients: { asks: "keepRecipients", to: (id) => controlPaths.organization(id, "event-messages") },
  nniIdentifiers: { asks: "keepNnis", to: (id) => controlPaths.organization(id, "nni-identifiers") },
};

function textOf({ code, roles, messageTypes }: MissingPart): string {
  const names = [
    ...roles.map((role) => texts.control.roles[role]),
    ...messageTypes.map((type) => texts.enumerations.messageType[type]),
  ];
  return names.length === 0 ? words.missing[code] : words.missingOf(words.missing[code], names.join(", "));
}

/** What the organization lacks to work, each with the way to where it is mended; nothing when it is ready (D-51). */
export function MissingParts({ organization }: { organization: Organization }) {
  const { id } = organization;
  const { data = [] } = useQuery({ ...missingQuery(id), enabled: allows(organization, "changeInfo") });
  if (data.length === 0) return null;
  return (
    <Notice severity="warning" title={words.missingTitle}>
      <List>
        {data.map((part) => {
          const { asks, to } = places[part.code];
          return (
            <li key={part.code}>
              {allows(organization, asks) ? (
                <MuiLink component={Link} to={to(id)}>
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
