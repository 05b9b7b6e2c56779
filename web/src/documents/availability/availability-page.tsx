import Search from "@mui/icons-material/Search";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { availabilityKind } from "@runko/domain/imports/asked-row";
import { checkAskedAddress, type AskedProducts } from "@runko/domain/availability/availability";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { addressParts, type Address, type AddressPart } from "@runko/domain/values/address";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { address } from "../../addresses/address.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { useSession } from "../../session/session-context.ts";
import { FilePresses } from "../imports/file-presses.tsx";
import { AvailabilityAnswer } from "./availability-answer.tsx";
import { availabilityQuery } from "./availability-query.ts";

const words = texts.availability;

const askedAddress = address({
  streetName: textOf("street"),
  streetNumber: textOf("number"),
  streetLetter: textOf("letter"),
  apartment: textOf("apartment"),
  postalCode: textOf("postal"),
  category: oneOf("category", productCategories),
  capacity: textOf("capacity"),
});

const Parts = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 12,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 4fr) repeat(3, minmax(0, 1.4fr)) minmax(0, 2fr)",
  "& > button": { gridColumn: "1 / -1", justifySelf: "start" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(auto-fit, minmax(92px, 1fr))" },
  "& > :first-of-type": { [theme.breakpoints.down("sm")]: { gridColumn: "1 / -1" } },
}));

const Narrowing = styled("div")({
  gridColumn: "1 / -1",
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
});

const asked = addressParts.filter((part): part is Exclude<AddressPart, "postalPlace"> => part !== "postalPlace");

type AskedForm = { address: Record<(typeof asked)[number], string>; category: string; capacity: string };

function Found({ given, products }: { given: Address; products: AskedProducts }) {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(availabilityQuery(organizationId, given, products));
  if (data)
    return (
      <AvailabilityAnswer
        found={data}
        given={given}
        narrowed={products.categories.length > 0 || products.capacity !== ""}
      />
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
}

/** /subscriber/availability: what can be had at an address, at once. Source: beyond D4 */
export function AvailabilityPage() {
  const { url, change } = useAddress(askedAddress);
  const { category, capacity, ...given } = url;
  const form = useForm<AskedForm>({
    defaultValues: { address: given, category: category ?? "", capacity },
    resolver: resolverOf((values) => checkAskedAddress(values.address)),
  });
  const ask = ({ address: typed, ...rest }: AskedForm) =>
    change({ ...typed, capacity: rest.capacity, category: productCategories.find((one) => one === rest.category) });
  const labels = texts.documentForm.addressParts;
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <Sections>
        <Section title={texts.productAreas.kinds.address}>
          <p>{words.help}</p>
          <Parts noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
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
            <Narrowing>
              <SelectInput
                control={form.control}
                name="category"
                label={words.category}
                emptyLabel={words.anyCategory}
                options={productCategories.map((one) => ({
                  value: one,
                  label: texts.enumerations.productCategory[one],
                }))}
              />
              <TextInput control={form.control} name="capacity" label={words.capacity} />
            </Narrowing>
            <Button type="submit" variant="contained" startIcon={<Search />}>
              {words.search}
            </Button>
          </Parts>
        </Section>
        {checkAskedAddress(given).length === 0 && (
          <Found given={given} products={{ categories: category ? [category] : [], capacity }} />
        )}
        <Section
          title={words.batch.title}
          actions={
            <Button component={Link} to={routes.imports(availabilityKind)}>
              {texts.imports.list.title}
            </Button>
          }
        >
          <p>{words.batch.help}</p>
          <FilePresses kind={availabilityKind} choose={words.batch.choose} />
        </Section>
      </Sections>
    </PageBody>
  );
}
