import ContentCopy from "@mui/icons-material/ContentCopy";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { addressParts, mandatoryAddressParts, type AddressPart } from "@runko/domain/values/address";
import { useId } from "react";
import type { Control } from "react-hook-form";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { DocumentForm } from "./document-form.ts";
import type { AddressFieldName } from "./form-values.ts";
import { PlaceHint } from "./place-hint.tsx";

const words = texts.documentForm;

const Frame = styled("div")({ gridColumn: "1 / -1" });
const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 12px", minHeight: 36 });
const Title = styled("span")({ fontSize: "0.875rem", fontWeight: 650 });

const Parts = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "12px",
  gridTemplateColumns: "minmax(0, 4fr) repeat(3, minmax(0, 1.4fr))",
  gridTemplateAreas:
    '"streetName streetNumber streetLetter apartment" "postalCode postalPlace postalPlace postalPlace"',
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gridTemplateAreas:
      '"streetName streetName streetName" "streetNumber streetLetter apartment" "postalCode postalPlace postalPlace"',
  },
}));

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

type AddressInputProps = {
  control: Control<DocumentForm>;
  name: AddressFieldName;
  label: string;
  required: boolean;
  /** Offers to take over the address that was typed first. */
  onSame?: (() => void) | undefined;
  onPostalCode?: ((code: string) => void) | undefined;
};

/** An address in its parts; a postal code that is known fills in the place. */
export function AddressInput({ control, name, label, required, onSame, onPostalCode }: AddressInputProps) {
  const id = useId();
  const isRequired = (part: AddressPart) => required && mandatoryAddressParts.includes(part);
  return (
    <Frame role="group" aria-labelledby={id}>
      <Head>
        <Title id={id}>
          {label}
          {required && <span aria-hidden> *</span>}
        </Title>
        {onSame && (
          <Button size="small" startIcon={<ContentCopy />} onClick={onSame}>
            {words.sameAsTarget}
          </Button>
        )}
      </Head>
      <Parts>
        {addressParts.map((part) => (
          <div key={part} style={{ gridArea: part }}>
            <TextInput
              control={control}
              name={`document.${name}.${part}`}
              label={words.addressParts[part]}
              required={isRequired(part)}
              {...(part === "postalCode" && {
                inputMode: "numeric",
                tidy: withoutSpaces,
                onTyped: (text: string) => onPostalCode?.(withoutSpaces(text)),
              })}
            />
          </div>
        ))}
      </Parts>
      <PlaceHint control={control} name={name} />
    </Frame>
  );
}
