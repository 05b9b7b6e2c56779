import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { fieldNames, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control } from "react-hook-form";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DocumentForm } from "../fields/document-form.ts";
import { fieldItems, type Naming } from "../fields/field-items.ts";
import { toFields } from "../fields/form-values.ts";
import { chosenItems, type Chosen } from "./summary-step.tsx";

const Frame = styled("aside")(({ theme }) => ({
  position: "sticky",
  top: 72,
  alignSelf: "start",
  maxHeight: "calc(100dvh - 160px)",
  overflow: "auto",
  [theme.breakpoints.down("lg")]: { display: "none" },
}));

type LiveSummaryProps = {
  control: Control<DocumentForm>;
  type: DocumentType;
  chosen: Partial<Chosen>;
  asked: ReadonlyMap<FieldName, unknown>;
  naming: Naming;
};

/** What has been filled in so far, beside the form on wide screens. */
export function LiveSummary({ control, type, chosen, asked, naming }: LiveSummaryProps) {
  const form = useWatch({ control }) as DocumentForm;
  const { groupName, supplier, products = [] } = chosen;
  const head =
    groupName && supplier && products.length > 0
      ? chosenItems({ groupName, supplier, products })
      : [
          { label: texts.documentForm.productGroup, value: groupName },
          { label: texts.documentForm.supplier, value: supplier?.name },
        ].filter(({ value }) => value);
  const names = fieldNames.filter((name) => asked.has(name));
  const fields = toFields(form.document, names);
  const items = [...head, ...fieldItems({ names, fields, type, naming, empty: false })];
  return (
    <Frame>
      <Section title={texts.documentForm.summary.live[type]}>
        {items.length === 0 ? (
          <Typography color="textSecondary">{texts.documentForm.summary.liveEmpty}</Typography>
        ) : (
          <FieldList items={items} />
        )}
      </Section>
    </Frame>
  );
}
