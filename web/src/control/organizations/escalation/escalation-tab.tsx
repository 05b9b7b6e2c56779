import Button from "@mui/material/Button";
import type { EscalationContact } from "@runko/domain/organizations/escalation-contacts";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { address } from "../../../addresses/address.ts";
import { oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ContactLines } from "../../../components/contact-lines.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { EscalationForm } from "./escalation-form.tsx";
import { escalationQuery } from "./escalation-queries.ts";

const words = texts.escalation;

const tabAddress = address({ mode: oneOf("mode", ["edit"]) });

/** Whom subscribers reach when the supplier is late, to be read or with `mode=edit` in the address to be changed. */
export default function EscalationTab({ organization: { id } }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(escalationQuery(id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />;
  if (url.mode === "edit") return <EscalationForm organizationId={id} given={data} />;
  return <EscalationView contacts={data.contacts} />;
}

function EscalationView({ contacts }: { contacts: readonly EscalationContact[] }) {
  const edit = (
    <Button component={Link} to="?mode=edit" variant="contained">
      {texts.control.edit}
    </Button>
  );
  const items = contacts.map(({ name, title, phone, email, available }, index) => ({
    label: words.level(index + 1),
    value: <ContactLines lines={[name, title, available]} phones={[phone]} emails={[email]} />,
  }));
  return (
    <Sections>
      <Notice severity="info">{words.what}</Notice>
      <Section title={words.contacts} actions={edit}>
        {items.length > 0 ? <FieldList items={items} roomy /> : <p>{words.none}</p>}
      </Section>
    </Sections>
  );
}
