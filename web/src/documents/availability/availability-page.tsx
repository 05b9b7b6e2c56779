import Search from "@mui/icons-material/Search";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { checkAskedAddress } from "@runko/domain/availability/availability";
import { texts } from "@runko/domain/texts/texts";
import { addressParts, type Address, type AddressPart } from "@runko/domain/values/address";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { address } from "../../addresses/address.ts";
import { textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useSession } from "../../session/session-context.ts";
import { AvailabilityAnswer } from "./availability-answer.tsx";
import { availabilityQuery } from "./availability-query.ts";

const words = texts.availability;

const askedAddress = address({
  streetName: textOf("street"),
  streetNumber: textOf("number"),
  streetLetter: textOf("letter"),
  apartment: textOf("apartment"),
  postalCode: textOf("postal"),
});

const Parts = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 12,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 4fr) repeat(3, minmax(0, 1.4fr)) minmax(0, 2fr)",
  "& > button": { gridColumn: "1 / -1", justifySelf: "start" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "& > :first-of-type": { [theme.breakpoints.down("sm")]: { gridColumn: "1 / -1" } },
}));

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });

const asked = addressParts.filter((part): part is Exclude<AddressPart, "postalPlace"> => part !== "postalPlace");

function Found({ given }: { given: Address }) {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(availabilityQuery(organizationId, given));
  if (data) return <AvailabilityAnswer found={data} given={given} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
}

/** /subscriber/availability: what can be had at an address, at once. Source: beyond D4 */
export function AvailabilityPage() {
  const { url, change } = useAddress(askedAddress);
  const form = useForm({
    defaultValues: { address: url },
    resolver: resolverOf((values: { address: typeof url }) => checkAskedAddress(values.address)),
  });
  const labels = texts.documentForm.addressParts;
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <Stack>
        <Section title={texts.productAreas.kinds.address}>
          <p>{words.help}</p>
          <Parts noValidate onSubmit={(event) => void form.handleSubmit((values) => change(values.address))(event)}>
            {asked.map((part) => (
              <div key={part}>
                <TextInput
                  control={form.control}
                  name={`address.${part}`}
                  label={labels[part]}
                  required={part === "postalCode"}
                  {...(part === "postalCode" && { inputMode: "numeric" })}
                />
              </div>
            ))}
            <Button type="submit" variant="contained" startIcon={<Search />}>
              {words.search}
            </Button>
          </Parts>
        </Section>
        {checkAskedAddress(url).length === 0 && <Found given={url} />}
      </Stack>
    </PageBody>
  );
}
