import Button from "@mui/material/Button";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { municipalitiesQuery } from "../../../api/municipalities-query.ts";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { EditForm } from "../../edit-form.tsx";
import { useKept } from "../../use-kept.ts";
import { EditorFrame } from "../editor-frame.tsx";
import { Found } from "../found.tsx";
import { ActiveChip } from "../product-chips.tsx";
import { productQuery } from "../product-queries.ts";
import { productsPath } from "../products-url.ts";
import type { SupplierTabProps } from "../tab-props.ts";
import { AreaAddition } from "./area-addition.tsx";
import { AreaList } from "./area-list.tsx";
import { areasQuery, changeAreas, type KeptAreas } from "./area-queries.ts";
import { areasOf, changesOf, checkValues, fieldOf, labelOf, valuesOf } from "./area-values.ts";

const words = texts.productAreas;

type Place = { id: string; productId: string };

function AreaForm({ place, given: initial, listPath }: { place: Place; given: KeptAreas; listPath: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = areasQuery(place.id, place.productId);
  const { given, fetchAgain } = useKept(query, initial);
  const { data } = useQuery(municipalitiesQuery);
  const municipalities = data?.map(({ code, name }) => ({ value: code, label: name }));
  const nameOf = ({ kind, code }: ProductArea) =>
    (kind === "municipality" ? municipalities?.find(({ value }) => value === code)?.label : undefined) ?? code;
  const before = valuesOf(given);
  return (
    <EditForm
      before={before}
      check={checkValues}
      changesOf={(values) => changesOf(before, values)}
      save={(values) => changeAreas(place, given, { areas: areasOf(values) })}
      fetchAgain={async () => valuesOf(await fetchAgain())}
      onSaved={(saved) => {
        client.setQueryData(query.queryKey, saved);
        showSnackbar(words.saved, { severity: "success" });
        void navigate(listPath);
      }}
      nameOf={fieldOf}
      labelOf={labelOf}
      cancelTo={listPath}
    >
      {(_control, values, form) => (
        <>
          <AreaAddition form={form} values={values} municipalities={municipalities} />
          <AreaList
            areas={values.areas}
            nameOf={nameOf}
            onRemove={(gone) => {
              const left = values.areas.filter((area) => area !== gone);
              form.setValue("areas", left, { shouldDirty: true });
            }}
          />
        </>
      )}
    </EditForm>
  );
}

/** Where a supplier's product is delivered. Source: beyond D3 */
export default function AreaEditor({ id, nav, supplier }: Pick<SupplierTabProps, "nav" | "supplier"> & { id: string }) {
  const organizationId = supplier.id;
  const product = useQuery(productQuery(organizationId, id));
  const areas = useQuery(areasQuery(organizationId, id));
  const listPath = productsPath({ tab: "Areas", organizationId });
  const back = { to: listPath, label: texts.controlProducts.tabs.Areas };
  return (
    <Found query={product} missing={texts.controlProducts.notFound} back={back}>
      {({ name, active }) => (
        <EditorFrame
          title={words.titleOf(name)}
          back={back}
          nav={nav}
          chips={<ActiveChip active={active} />}
          actions={
            <Button
              component={Link}
              to={productsPath({ tab: "OrganizationsProducts", id, organizationId })}
              variant="outlined"
            >
              {texts.controlProducts.openEditor}
            </Button>
          }
        >
          <Found query={areas} missing={texts.controlProducts.notFound} back={back}>
            {(given) => <AreaForm place={{ id: organizationId, productId: id }} given={given} listPath={listPath} />}
          </Found>
        </EditorFrame>
      )}
    </Found>
  );
}
