import { invoiceTypes, type InvoiceType } from "@runko/domain/enumerations/invoice-types";
import { checkBillingGroup } from "@runko/domain/organizations/check-billing-group";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import type { Option } from "../../../components/forms/input-props.ts";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { replaced, yesOrNo } from "../../change-text.ts";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import {
  addBillingGroup,
  billingGroupsQuery,
  changeBillingGroup,
  forgetBillingGroups,
  type BillingGroup,
} from "./billing-queries.ts";

const words = texts.controlBilling;
const { fields } = words;

type GroupValues = {
  name: string;
  type: InvoiceType;
  eBillingAddress: string;
  operatorId: string;
  /** Empty for none. */
  addressId: string;
  isDefault: boolean;
};
const fieldNames = Object.keys(fields) as (keyof GroupValues)[];
const fieldAt = (path: string) => fieldNames.find((name) => name === path);

const valuesOf = (group: BillingGroup | undefined): GroupValues => ({
  name: group?.name ?? "",
  type: group?.type ?? "consolidated",
  eBillingAddress: group?.eBillingAddress ?? "",
  operatorId: group?.operatorId ?? "",
  addressId: group?.address?.id ?? "",
  isDefault: group?.isDefault ?? false,
});

const types = invoiceTypes.map((type) => ({ value: type, label: texts.enumerations.invoiceType[type] }));

type BillingGroupFormProps = {
  organization: Organization;
  /** Undefined for a new one. */
  group: BillingGroup | undefined;
};

type GroupFieldsProps = { control: Control<GroupValues>; title: string; options: readonly Option[] };

function GroupFields({ control, title, options }: GroupFieldsProps) {
  return (
    <Section title={title}>
      <FormGrid>
        <TextInput control={control} name="name" label={fields.name} required />
        <SelectInput control={control} name="type" label={fields.type} options={types} emptyLabel={null} />
        <TextInput control={control} name="eBillingAddress" label={fields.eBillingAddress} />
        <TextInput control={control} name="operatorId" label={fields.operatorId} />
        <SelectInput
          control={control}
          name="addressId"
          label={fields.addressId}
          options={options}
          emptyLabel={words.noAddress}
          help={words.addressHelp}
        />
        <CheckboxInput control={control} name="isDefault" label={fields.isDefault} help={words.defaultHelp} />
      </FormGrid>
    </Section>
  );
}

/** A billing group, new or to be changed. */
export function BillingGroupForm({ organization, group: given }: BillingGroupFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [group, setGroup] = useState(given);
  const { id, addresses = [] } = organization;
  const here = controlPaths.organization(id, "billing-info");
  const before = valuesOf(group);
  const options = addresses.map((address) => ({
    value: address.id,
    label: formatAddress(address),
    hint: texts.enumerations.addressKind[address.kind],
  }));
  const shown = (values: GroupValues, name: keyof GroupValues): string => {
    if (name === "addressId") return options.find(({ value }) => value === values.addressId)?.label ?? "";
    if (name === "type") return texts.enumerations.invoiceType[values.type];
    return name === "isDefault" ? yesOrNo(values.isDefault) : values[name].trim();
  };
  const fetchAgain = async ({ id: groupId }: BillingGroup): Promise<GroupValues> => {
    const rows = await client.fetchQuery({ ...billingGroupsQuery(id), staleTime: 0 });
    const fresh = rows.find((one) => one.id === groupId);
    if (!fresh) throw new ApiProblem(404, { code: "NOT_FOUND" });
    setGroup(fresh);
    return valuesOf(fresh);
  };
  const save = async ({ addressId, ...values }: GroupValues) => {
    const body = { ...values, addressId: addressId === "" ? null : addressId };
    if (group) await changeBillingGroup(id, group, body);
    else await addBillingGroup(id, body);
    await forgetBillingGroups(client, id);
    return values.name.trim();
  };
  return (
    <EditForm
      before={before}
      check={checkBillingGroup}
      changesOf={(values) =>
        fieldNames.flatMap((name) => replaced(fields[name], shown(before, name), shown(values, name)))
      }
      isNew={group === undefined}
      save={save}
      {...(group && { fetchAgain: () => fetchAgain(group) })}
      onSaved={(name) => {
        showSnackbar((group ? words.saved : words.created)(name), { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldAt}
      labelOf={(name) => fields[fieldAt(name) ?? "name"]}
      {...(!group && { saveLabel: words.add })}
      cancelTo={here}
    >
      {(control) => (
        <GroupFields control={control} title={group ? words.editGroup(group.name) : words.newGroup} options={options} />
      )}
    </EditForm>
  );
}
