import { styled } from "@mui/material/styles";
import { productVisibilities } from "@runko/domain/products/product-visibilities";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control } from "react-hook-form";
import { Notice } from "../../components/feedback/notice.tsx";
import { RadioInput } from "../../components/forms/radio-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { OrganizationPicker } from "../organization-picker.tsx";
import type { NameOf } from "./product-changes.ts";
import type { ProductValues } from "./product-values.ts";

const words = texts.controlProducts;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });

type Named = { id: string; name: string };

type VisibilityFieldsProps = {
  control: Control<ProductValues>;
  subscribers: readonly Named[] | undefined;
  /** Those below the supplier that sell. */
  sellers: readonly Named[];
  nameOf: NameOf;
};

/** Who sees a product, and which organizations below the supplier sell it as their own (D-21). */
export function VisibilityFields({ control, subscribers, sellers, nameOf }: VisibilityFieldsProps) {
  const [visibility, whitelist, sharedTo] = useWatch({
    control,
    name: ["visibility", "whitelist", "subOrganizations"],
  });
  const limited = visibility === "whitelist";
  return (
    <Section title={words.visibility.title}>
      <Stack>
        <RadioInput
          control={control}
          name="visibility"
          label={words.fields.visibility}
          options={productVisibilities.map((value) => ({ value, label: words.visibility[value] }))}
        />
        {limited && whitelist.length === 0 && <Notice severity="warning">{words.visibility.nobody}</Notice>}
        {limited && (
          <OrganizationPicker
            control={control}
            name="whitelist"
            label={words.fields.whitelist}
            addLabel={words.visibility.add}
            help={words.visibility.addHelp}
            noneLeft={words.visibility.noMore}
            options={subscribers}
            nameOf={nameOf}
          />
        )}
        {(sellers.length > 0 || sharedTo.length > 0) && (
          <OrganizationPicker
            control={control}
            name="subOrganizations"
            label={words.fields.subOrganizations}
            addLabel={words.visibility.addSub}
            help={words.visibility.addSubHelp}
            noneLeft={words.visibility.noMoreSubs}
            options={sellers}
            nameOf={nameOf}
          />
        )}
      </Stack>
    </Section>
  );
}
