import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { productGroupsQuery } from "../../api/product-groups-query.ts";
import { controlProps, FieldFrame } from "../../components/forms/field-frame.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { OptionSearch } from "../../components/forms/option-search.tsx";

import { serviceTimesQuery } from "../organizations/service-times/service-times-queries.ts";

const words = texts.controlProducts.list;
const stateId = "filter-state";
const groupId = "filter-group";

const Frame = styled("div")({ width: 180, maxWidth: "100%" });

type GroupFilterProps = { value: string | undefined; onChange: (groupId: string | undefined) => void };

/** Narrows a list to one product group. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const { data: groups } = useQuery(productGroupsQuery);
  return (
    <Frame>
      <FieldFrame id={groupId} label={words.group}>
        <OptionSearch
          options={(groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={value ?? ""}
          onChange={(next) => onChange(next === "" ? undefined : next)}
          control={controlProps(groupId, { label: words.group })}
          loading={groups === undefined}
          noOptionsText={words.noGroups}
        />
      </FieldFrame>
    </Frame>
  );
}

type ClassFilterProps = {
  organizationId: string;
  value: string;
  onChange: (slaClass: string) => void;
};

/** Narrows a list to the products of one SLA class, where the supplier has any. */
export function ClassFilter({ organizationId, value, onChange }: ClassFilterProps) {
  const { data } = useQuery(serviceTimesQuery(organizationId));
  const classes = data?.times.classes ?? [];
  if (classes.length === 0) return null;
  return (
    <ChoiceFilter
      id="filter-class"
      label={words.columns.slaClass}
      allLabel={words.allClasses}
      options={classes.map(({ name }) => ({ value: name, label: name }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? "")}
      width={140}
    />
  );
}

type StateFilterProps = { value: boolean | undefined; onChange: (active: boolean | undefined) => void };

/** Narrows a list to the products that can be ordered, or to the others. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const chosen = value === undefined ? "" : value ? "1" : "0";
  return (
    <FieldFrame id={stateId} label={words.state}>
      <NativeSelect
        id={stateId}
        variant="outlined"
        value={chosen}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value === "1")}
        input={<OutlinedInput />}
        sx={{ width: 120, "& select": { height: 20, boxSizing: "content-box" } }}
      >
        <option value="">{words.allStates}</option>
        <option value="1">{texts.controlProducts.active}</option>
        <option value="0">{texts.controlProducts.inactive}</option>
      </NativeSelect>
    </FieldFrame>
  );
}
