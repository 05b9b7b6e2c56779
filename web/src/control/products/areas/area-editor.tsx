import Button from "@mui/material/Button";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { municipalitiesQuery } from "../../../api/municipalities-query.ts";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { EditForm } from "../../edit-form.tsx";
import { useKept } from "../../use-kept.ts";
import { useNewest } from "../../use-newest.ts";
import { EditorFrame } from "../editor-frame.tsx";
import { Found } from "../found.tsx";
import { ActiveChip } from "../product-chips.tsx";
import { productQuery } from "../product-queries.ts";
import { productsPath } from "../products-url.ts";
import type { SupplierTabProps } from "../tab-props.ts";
import { AreaAddition } from "./area-addition.tsx";
import { AreaFileSection } from "./area-file-section.tsx";
import { AreaList } from "./area-list.tsx";
import { areasKey, areasQuery, changeAreas, type AreaPlace, type KeptAreas } from "./area-queries.ts";
import { changesOf, checkValues, fieldOf, labelOf, noChange, patchOf } from "./area-values.ts";

const words = texts.productAreas;

type FormProps = { place: AreaPlace; given: KeptAreas; name: string; listPath: string };

function AreaForm({ place, given: initial, name, listPath }: FormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given, fetchAgain } = useKept(areasQuery(place), initial);
  const { data } = useQuery(municipalitiesQuery);
  const municipalities = data?.map((one) => ({ value: one.code, label: one.name }));
  const nameOf = ({ kind, code }: ProductArea) =>
    (kind === "municipality" ? municipalities?.find(({ value }) => value === code)?.label : undefined) ?? code;
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: areasKey(place) });
    await fetchAgain();
  };
  return (
    <EditForm
      before={noChange}
      check={checkValues}
      changesOf={changesOf}
      save={(values) => changeAreas(place, given, patchOf(values))}
      fetchAgain={async () => {
        await refresh();
        return noChange;
      }}
      onSaved={() => {
        void client.invalidateQueries({ queryKey: areasKey(place) });
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
          <AreaFileSection place={place} name={name} total={given.total} onStored={refresh} />
          <AreaList
            place={place}
            total={given.total}
            values={values}
            nameOf={nameOf}
            onChange={(change) => {
              if (change.said) form.setValue("said", change.said, { shouldDirty: true });
              if (change.gone) form.setValue("gone", change.gone, { shouldDirty: true });
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
  const place = { id: organizationId, productId: id };
  const product = useNewest(productQuery(organizationId, id));
  const areas = useNewest(areasQuery(place));
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
            {(given) => <AreaForm place={place} given={given} name={name} listPath={listPath} />}
          </Found>
        </EditorFrame>
      )}
    </Found>
  );
}
