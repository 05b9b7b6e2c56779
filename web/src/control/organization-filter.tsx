import { styled } from "@mui/material/styles";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { OptionSearch } from "../components/forms/option-search.tsx";
import type { AdministeredOrganization } from "./entities.ts";

const Frame = styled("div")(({ theme }) => ({
  width: 190,
  maxWidth: "100%",
  [theme.breakpoints.down("sm")]: { width: "auto" },
}));

const id = "filter-organization";

type OrganizationFilterProps = {
  label: string;
  emptyText: string;
  organizations: readonly AdministeredOrganization[] | undefined;
  value: string | undefined;
  onChange: (organizationId: string | undefined) => void;
};

/** Narrows a list to one organization, found by typing part of its name. */
export function OrganizationFilter({ label, emptyText, organizations, value, onChange }: OrganizationFilterProps) {
  return (
    <Frame>
      <FieldFrame id={id} label={label}>
        <OptionSearch
          options={(organizations ?? []).map((one) => ({ value: one.id, label: one.name }))}
          value={value ?? ""}
          onChange={(next) => onChange(next === "" ? undefined : next)}
          control={controlProps(id, { label })}
          loading={organizations === undefined}
          noOptionsText={emptyText}
        />
      </FieldFrame>
    </Frame>
  );
}
