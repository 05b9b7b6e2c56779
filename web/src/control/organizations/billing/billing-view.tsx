import Add from "@mui/icons-material/Add";
import StarBorder from "@mui/icons-material/StarBorder";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { useState } from "react";
import { Link } from "react-router";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { StateChip } from "../../../components/state-chip.tsx";
import { controlPaths } from "../../control-paths.ts";
import type { Organization } from "../../entities.ts";
import { Entry, EntryList } from "../entry-list.tsx";
import type { BillingGroup } from "./billing-queries.ts";
import { RemoveBillingGroup } from "./remove-billing-group.tsx";

const words = texts.controlBilling;

const itemsOf = ({ type, eBillingAddress, operatorId, address }: BillingGroup) => [
  { label: words.fields.type, value: texts.enumerations.invoiceType[type] },
  { label: words.fields.eBillingAddress, value: eBillingAddress, copy: eBillingAddress || undefined },
  { label: words.fields.operatorId, value: operatorId, copy: operatorId || undefined },
  { label: words.fields.addressId, value: address ? formatAddress(address) : words.noAddress },
];

type BillingViewProps = { organization: Organization; groups: readonly BillingGroup[] };

/** The billing groups as text, each with its address. */
export function BillingView({ organization, groups }: BillingViewProps) {
  const [removed, setRemoved] = useState<BillingGroup>();
  const billed = (organization.addresses ?? []).filter(({ kind }) => kind === "BILLING");
  const add = (
    <Button component={Link} to="?mode=add" variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <Sections>
      <Section title={words.title} actions={add}>
        {groups.length === 0 && <Typography color="textSecondary">{words.empty}</Typography>}
        <EntryList>
          {groups.map((group) => (
            <Entry
              key={group.id}
              name={group.name}
              mark={group.isDefault && <StateChip tone="blue" icon={StarBorder} label={words.isDefault} />}
              actions={
                <>
                  <Button
                    component={Link}
                    to={`?${new URLSearchParams({ mode: "edit", group: group.id })}`}
                    size="small"
                    aria-label={words.edit(group.name)}
                  >
                    {texts.control.edit}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    aria-label={words.removeWhich(group.name)}
                    onClick={() => setRemoved(group)}
                  >
                    {words.remove}
                  </Button>
                </>
              }
            >
              <FieldList items={itemsOf(group)} />
            </Entry>
          ))}
        </EntryList>
      </Section>
      <Section
        title={words.addresses}
        actions={
          <MuiLink component={Link} to={controlPaths.organization(organization.id, "info")}>
            {words.addressesElsewhere}
          </MuiLink>
        }
      >
        {billed.length === 0 ? (
          <Typography color="textSecondary">{words.noAddresses}</Typography>
        ) : (
          billed.map((address) => <div key={address.id}>{formatAddress(address)}</div>)
        )}
      </Section>
      {removed && (
        <RemoveBillingGroup organizationId={organization.id} group={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Sections>
  );
}
