import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import { advisedCodes, missingOf, type SetupCode } from "@runko/domain/organizations/missing";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { allows } from "../../api/allows.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { controlPaths } from "../control-paths.ts";
import type { Organization } from "../entities.ts";
import { setupQuery, type SetupStep } from "./organization-queries.ts";

const words = texts.controlOrganizations;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", alignItems: "flex-start", gap: 8, padding: "3px 0" },
  "& > li[data-done]": { color: theme.colors.textSecondary },
  "& svg": { flex: "none", marginTop: 1 },
}));
const Advised = styled("span")(({ theme }) => ({ color: theme.colors.textSecondary }));

const Place = styled("div")({ marginBottom: 8 });

type Way = { asks: OrganizationAction; to: (id: string) => string };

const settings = (id: string) => controlPaths.editOrganization(id, "settings");
const products = (id: string) => controlPaths.products(new URLSearchParams({ tab: "AddNewProduct", src: id }));

/** Where each is done, of this organization, and what that asks. */
const places: Record<SetupCode, Way> = {
  eventTypeRights: { asks: "changeFeatures", to: settings },
  activeEventTypes: { asks: "changeSettings", to: settings },
  users: { asks: "keepUsers", to: controlPaths.usersOf },
  faultHandler: { asks: "keepUsers", to: controlPaths.usersOf },
  recipients: { asks: "keepRecipients", to: (id) => `${controlPaths.organization(id, "event-messages")}?mode=edit` },
  unprovenRecipients: { asks: "keepRecipients", to: (id) => controlPaths.organization(id, "event-messages") },
  products: { asks: "keepProducts", to: products },
  nniIdentifiers: { asks: "keepNnis", to: (id) => controlPaths.organization(id, "nni-identifiers") },
  addresses: { asks: "keepBilling", to: (id) => controlPaths.organization(id, "info") },
  subscriptions: { asks: "requestSubscriptions", to: (id) => controlPaths.organization(id, "subscriptions") },
  serviceTimes: { asks: "keepServiceTimes", to: (id) => controlPaths.organization(id, "service-times") },
};

function textOf({ code, done, roles, messageTypes }: SetupStep): string {
  const names = [
    ...roles.map((role) => texts.control.roles[role]),
    ...messageTypes.map((type) => texts.enumerations.messageType[type]),
  ];
  return done || names.length === 0 ? words.setup[code] : words.missingOf(words.setup[code], names.join(", "));
}

function Step({ step, organization }: { step: SetupStep; organization: Organization }) {
  const { code, done } = step;
  const { asks, to } = places[code];
  const Icon = done ? CheckCircle : RadioButtonUnchecked;
  return (
    <li data-done={done || undefined}>
      <Icon fontSize="small" titleAccess={done ? words.setupDone : words.setupOpen} />
      <span>
        {!done && allows(organization, asks) ? (
          <MuiLink component={Link} to={to(organization.id)}>
            {textOf(step)}
          </MuiLink>
        ) : (
          textOf(step)
        )}
        {!done && advisedCodes.includes(code) && <Advised> · {words.setupAdvised}</Advised>}
      </span>
    </li>
  );
}

/** By what the organization is made ready, each with the way to where it is done; nothing when it can work (D-51). */
export function SetupSteps({ organization }: { organization: Organization }) {
  const { id } = organization;
  const { data: steps = [] } = useQuery({ ...setupQuery(id), enabled: allows(organization, "changeInfo") });
  if (missingOf(steps).length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Place>
      <Notice severity="warning" title={words.setupTitle(done, steps.length)}>
        <List>
          {steps.map((step) => (
            <Step key={step.code} step={step} organization={organization} />
          ))}
        </List>
      </Notice>
    </Place>
  );
}
