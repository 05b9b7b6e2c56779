import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { address } from "../../../addresses/address.ts";
import { oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { yesOrNo } from "../../change-text.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { ProviderForm } from "./provider-form.tsx";
import { providerQuery, type KeptProvider } from "./provider-queries.ts";

const words = texts.identityProvider;
const { fields } = words;

const tabAddress = address({ mode: oneOf("mode", ["edit"]) });

/** How the people of an organization sign in by its own identity provider, or with `mode=edit` in the address to be changed. */
export default function SignInTab({ organization }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(providerQuery(organization.id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />;
  if (url.mode === "edit") return <ProviderForm organization={organization} given={data} />;
  return <ProviderView provider={data} />;
}

function ProviderView({ provider }: { provider: KeptProvider }) {
  const { enabled, issuer, clientId, secretSetAt, returnUrl, domains, makesAccounts, newUserRoles, localLogin } =
    provider;
  const edit = (
    <Button component={Link} to="?mode=edit" variant="contained">
      {texts.control.edit}
    </Button>
  );
  const orNot = (text: string) => text || words.notSet;
  return (
    <Sections>
      <Notice severity="info">{words.what}</Notice>
      <Section title={words.connection} actions={edit}>
        <FieldList
          roomy
          items={[
            { label: fields.enabled, value: yesOrNo(enabled) },
            { label: fields.issuer, value: orNot(issuer) },
            { label: fields.clientId, value: orNot(clientId) },
            { label: fields.secretSetAt, value: secretSetAt ? texts.formats.instant(secretSetAt) : words.notSet },
            { label: fields.returnUrl, value: returnUrl, copy: returnUrl, wide: true },
          ]}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {words.returnUrlHelp}
        </Typography>
      </Section>
      <Section title={words.people}>
        <FieldList
          roomy
          items={[
            { label: fields.domains, value: orNot(domains.join(", ")), wide: true },
            { label: fields.makesAccounts, value: yesOrNo(makesAccounts) },
            {
              label: fields.newUserRoles,
              value: orNot(newUserRoles.map((role) => texts.control.roles[role]).join(", ")),
            },
            { label: fields.localLogin, value: yesOrNo(localLogin) },
          ]}
        />
      </Section>
    </Sections>
  );
}
