import { styled } from "@mui/material/styles";
import { placeWarningsOf, type PlaceWarning } from "@runko/domain/availability/availability";
import { texts } from "@runko/domain/texts/texts";
import { isPostalCode } from "@runko/domain/values/address";
import { writtenPlace } from "@runko/domain/values/postal-place";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { placeQuery } from "../api/place-query.ts";
import type { DocumentForm } from "./document-form.ts";
import type { AddressFieldName } from "./form-values.ts";
import { useDebounced } from "./use-debounced.ts";

const words = texts.availability;

const Hint = styled("p")(({ theme }) => ({ margin: "6px 0 0", fontSize: "0.8125rem", color: theme.tones.amber.text }));

const ofMail: ReadonlySet<PlaceWarning> = new Set(["unknownCode", "otherPlace"]);

/** What to look at in a postal code and its place: told beside them, and never in the way. */
export function PlaceHint({ control, name }: { control: Control<DocumentForm>; name: AddressFieldName }) {
  const [postalCode, postalPlace] = useWatch({
    control,
    name: [`document.${name}.postalCode`, `document.${name}.postalPlace`],
  });
  const code = useDebounced(postalCode.trim());
  const told = useDebounced(postalPlace);
  const { data: place } = useQuery({ ...placeQuery(code), enabled: isPostalCode(code) });
  if (!isPostalCode(code) || place === undefined) return null;
  const warnings = placeWarningsOf({ postalCode: code, postalPlace: told }, place).filter(
    (warning) => name !== "billingAddress" || ofMail.has(warning),
  );
  const names = place ? [...new Set([place.name, place.nameSv].map((one) => writtenPlace(one)))].join(", ") : "";
  return (
    <div role="status">
      {warnings.map((warning) => (
        <Hint key={warning}>
          {words.places[warning]}
          {warning === "otherPlace" && ` ${words.rightPlace(code, names)}`}
        </Hint>
      ))}
    </div>
  );
}
