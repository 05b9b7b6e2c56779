import { styled } from "@mui/material/styles";
import { availabilityKind } from "@runko/domain/imports/asked-row";
import { fileKinds, typeOfFile, type FileKind } from "@runko/domain/imports/file-kinds";
import { connectionKind } from "@runko/domain/imports/imported-connection";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { needsOrder } from "@runko/domain/documents/source-action";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { address } from "../../addresses/address.ts";
import { oneOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useSession } from "../../session/session-context.ts";
import { groupSuppliersQuery, productGroupsQuery, productsQuery } from "../api/catalogue-queries.ts";
import { FilePresses } from "./file-presses.tsx";
import { kindName } from "./kind-name.ts";

const words = texts.imports;

/** What the address of the page says: what the rows are to become. */
const importsAddress = address({ kind: oneOf("kind", fileKinds) });

const Fields = styled("div")({ display: "flex", flexWrap: "wrap", gap: "12px 16px", marginBottom: 12 });
const Help = styled("p")({ margin: "0 0 12px", maxWidth: 900 });

type Chosen = { groupId: string; supplierId: string; productId: string };
const nothing: Chosen = { groupId: "", supplierId: "", productId: "" };

type ProductProps = { type: DocumentType; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** The product of all rows; what the file says of each row by itself is left open. */
function ProductChoices({ type, chosen, onChange }: ProductProps) {
  const { organizationId } = useSession();
  const { groupId, supplierId, productId } = chosen;
  const groups = useQuery(productGroupsQuery());
  const suppliers = useQuery(groupSuppliersQuery(organizationId, type, groupId));
  const products = useQuery(productsQuery({ organizationId, supplierId, groupId }, type));
  const options = (rows: readonly { id: string; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <ChoiceFilter
        id="import-group"
        label={texts.documentForm.productGroup}
        allLabel={words.everyRowSays}
        options={options(groups.data)}
        value={groupId || undefined}
        onChange={(group = "") => onChange({ ...nothing, groupId: group })}
        width={260}
      />
      {groupId !== "" && (
        <ChoiceFilter
          id="import-supplier"
          label={texts.documentForm.supplier}
          allLabel={texts.common.form.emptyChoice}
          options={options(suppliers.data?.filter(({ refusal }) => refusal === null))}
          value={supplierId || undefined}
          onChange={(supplier = "") => onChange({ groupId, supplierId: supplier, productId: "" })}
          width={260}
        />
      )}
      {supplierId !== "" && (
        <ChoiceFilter
          id="import-product"
          label={words.product}
          allLabel={texts.common.form.emptyChoice}
          options={options(products.data)}
          value={productId || undefined}
          onChange={(product = "") => onChange({ groupId, supplierId, productId: product })}
          width={260}
        />
      )}
    </>
  );
}

/** What the rows become, a template for it, and the file. */
export function NewImportForm({ kinds }: { kinds: readonly FileKind[] }) {
  const { url, change } = useAddress(importsAddress);
  const kind = kinds.find((one) => one === url.kind) ?? kinds[0] ?? "Order";
  const type = typeOfFile(kind);
  const isBatch = kind === availabilityKind;
  const [chosen, setChosen] = useState(nothing);
  return (
    <>
      <Help>{isBatch ? texts.availability.batch.help : words.help}</Help>
      {kind === connectionKind && <Help>{words.connections.help}</Help>}
      <Fields>
        <ChoiceFilter
          id="import-kind"
          label={words.list.kind}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
          value={kind}
          onChange={(next) => {
            change({ kind: next ?? kind }, { replace: true });
            setChosen(nothing);
          }}
          width={220}
        />
        {!isBatch && !needsOrder(type) && <ProductChoices type={type} chosen={chosen} onChange={setChosen} />}
      </Fields>
      <FilePresses
        kind={kind}
        productId={chosen.productId}
        {...(isBatch && { choose: texts.availability.batch.choose })}
      />
    </>
  );
}
