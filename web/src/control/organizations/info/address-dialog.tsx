import Button from "@mui/material/Button";
import { addressKinds, type AddressKind } from "@runko/domain/enumerations/address-kinds";
import { texts } from "@runko/domain/texts/texts";
import { addressParts, checkAddress, mandatoryAddressParts, type AddressPart } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiProblem } from "../../../api/api-problem.ts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../../components/feedback/notice.tsx";
import { AppDialog } from "../../../components/dialogs/app-dialog.tsx";
import { resolverOf } from "../../../components/forms/errors-of-issues.ts";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../../components/submit/use-form-submit.ts";
import { replaced } from "../../change-text.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import type { OrganizationAddress } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { useTakeUp } from "../../take-up.tsx";
import { addAddress, changeAddress, organizationQuery } from "../organization-queries.ts";

const words = texts.controlOrganizations;
const kindName = (kind: AddressKind) => texts.enumerations.addressKind[kind];
const kinds = addressKinds.map((kind) => ({ value: kind, label: kindName(kind) }));

type AddressValues = Record<AddressPart, string> & { kind: AddressKind };

const empty: AddressValues = {
  kind: "POSTAL",
  streetName: "",
  streetNumber: "",
  streetLetter: "",
  apartment: "",
  postalCode: "",
  postalPlace: "",
};

function valuesOf(address: OrganizationAddress | undefined): AddressValues {
  if (!address) return empty;
  const { kind, streetName, streetNumber, streetLetter, apartment, postalCode, postalPlace } = address;
  return { kind, streetName, streetNumber, streetLetter, apartment, postalCode, postalPlace };
}

type AddressDialogProps = {
  organizationId: string;
  /** Undefined for a new one. */
  address: OrganizationAddress | undefined;
  onClose: () => void;
};

/** The form of an address, and its way to the server. */
function useAddressForm({ organizationId, address: initial, onClose }: AddressDialogProps) {
  const client = useQueryClient();
  const [address, setAddress] = useState(initial);
  const before = valuesOf(address);
  const form = useForm<AddressValues>({
    defaultValues: before,
    resolver: resolverOf((values) => checkAddress(values, { path: "", required: true })),
  });
  const { control } = form;
  const fetchAgain = async ({ id }: OrganizationAddress): Promise<AddressValues> => {
    const { addresses = [] } = await client.fetchQuery({ ...organizationQuery(organizationId), staleTime: 0 });
    const fresh = addresses.find((one) => one.id === id);
    if (!fresh) throw new ApiProblem(404, { code: "NOT_FOUND" });
    setAddress(fresh);
    return valuesOf(fresh);
  };
  const changesOf = (values: AddressValues) => [
    ...replaced(words.addressKind, kindName(before.kind), kindName(values.kind)),
    ...addressParts.flatMap((part) =>
      replaced(texts.documentForm.addressParts[part], before[part], values[part].trim()),
    ),
  ];
  const { takeUp, notice } = useTakeUp(form, address && { before, changesOf, fetchAgain: () => fetchAgain(address) });

  const { submit, busy, general } = useFormSubmit(form, {
    perform: async (values) => {
      if (address) await changeAddress(organizationId, address, values);
      else await addAddress(organizationId, values);
      await client.invalidateQueries({ queryKey: controlKeys.organizations("one", organizationId) });
    },
    done: () => words.addressSaved,
    onDone: onClose,
    fieldOf: (path) => addressParts.find((part) => part === path),
    problemOf: controlProblemText,
    recover: takeUp,
  });
  return { address, control, notice, submit, busy, general };
}

/** One postal address, added or changed. */
export function AddressDialog(props: AddressDialogProps) {
  const { onClose } = props;
  const { address, control, notice, submit, busy, general } = useAddressForm(props);
  return (
    <AppDialog
      open
      title={address ? words.changeAddress : words.addAddress}
      onClose={onClose}
      onSubmit={() => void submit()}
      width={600}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {address ? texts.common.saveChanges : words.addAddress}
          </ActionButton>
        </>
      }
    >
      {notice}
      <FormGrid>
        <SelectInput control={control} name="kind" label={words.addressKind} options={kinds} emptyLabel={null} />
        {addressParts.map((part) => (
          <TextInput
            key={part}
            control={control}
            name={part}
            label={texts.documentForm.addressParts[part]}
            required={mandatoryAddressParts.includes(part)}
            {...(part === "postalCode" && { inputMode: "numeric" })}
          />
        ))}
      </FormGrid>
      <ProblemNotice problem={general} />
    </AppDialog>
  );
}
