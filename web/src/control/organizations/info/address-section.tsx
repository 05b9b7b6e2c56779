import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { useState } from "react";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import type { Organization, OrganizationAddress } from "../../entities.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { DeleteAddress } from "./delete-address.tsx";

const words = texts.controlOrganizations;

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 4px" });

type Asked = { kind: "write"; address?: OrganizationAddress } | { kind: "delete"; address: OrganizationAddress };

type AddressSectionProps = { organization: Organization; mayChange: boolean };

/** The postal addresses of the four kinds. */
export function AddressSection({ organization, mayChange }: AddressSectionProps) {
  const [asked, setAsked] = useState<Asked>();
  const { addresses = [] } = organization;
  const close = () => setAsked(undefined);

  const shown = (address: OrganizationAddress) => {
    const text = formatAddress(address);
    return (
      <Row key={address.id}>
        {text}
        {mayChange && (
          <>
            <IconButton
              size="small"
              aria-label={words.changeAddressWhich(text)}
              onClick={() => setAsked({ kind: "write", address })}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={words.deleteAddressWhich(text)}
              onClick={() => setAsked({ kind: "delete", address })}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </>
        )}
      </Row>
    );
  };
  return (
    <Section
      title={words.addresses}
      actions={
        mayChange && (
          <Button variant="outlined" startIcon={<Add />} onClick={() => setAsked({ kind: "write" })}>
            {words.addAddress}
          </Button>
        )
      }
    >
      <FieldList
        items={addressKinds.map((kind) => {
          const ofKind = addresses.filter((address) => address.kind === kind);
          return {
            label: texts.enumerations.addressKind[kind],
            value: ofKind.length === 0 ? undefined : ofKind.map(shown),
          };
        })}
      />
      {asked?.kind === "write" && (
        <AddressDialog organizationId={organization.id} address={asked.address} onClose={close} />
      )}
      {asked?.kind === "delete" && (
        <DeleteAddress organizationId={organization.id} address={asked.address} onClose={close} />
      )}
    </Section>
  );
}
