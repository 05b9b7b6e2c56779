import { productTabRights, productTabs, type ProductTab } from "@runko/domain/products/product-tabs";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { allows } from "../../api/allows.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { useSession } from "../../session/session-context.ts";
import { administered, visibleOrganizationsQuery } from "../administered-organizations.ts";
import { ControlNotFound } from "../control-not-found.tsx";
import { controlPaths } from "../control-paths.ts";
import type { AdministeredOrganization } from "../entities.ts";
import { TabNav } from "../tab-nav.tsx";
import { CommonTab } from "./common-tab.tsx";
import { GroupsTab } from "./groups-tab.tsx";
import { NewProductTab } from "./new-product-tab.tsx";
import { productsAddress, productsPath } from "./products-url.ts";
import { ProductsTab } from "./products-tab.tsx";
import type { Preview, SupplierTabProps, TabProps } from "./tab-props.ts";

const words = texts.controlProducts;

type ShownTabProps = TabProps & {
  tab: ProductTab;
  organizations: readonly AdministeredOrganization[];
  Preview: Preview;
};

/** The supplier that the address names, or else the reader's own; undefined when it is not theirs to keep. */
function useSupplier(organizations: readonly AdministeredOrganization[], asked: string | undefined) {
  const { organizationId } = useSession();
  const suppliers = administered(organizations, "keepProducts").filter(({ organizationRoles }) =>
    organizationRoles.includes("SUPPLIER"),
  );
  const find = (id: string) => suppliers.find((one) => one.id === id);
  return { suppliers, supplier: asked === undefined ? (find(organizationId) ?? suppliers[0]) : find(asked) };
}

function ShownTab({ tab, organizations, Preview, ...props }: ShownTabProps): ReactNode {
  const { suppliers, supplier } = useSupplier(organizations, props.url.organizationId);
  if (tab === "ProductGroups") return <GroupsTab {...props} />;
  if (tab === "CommonProducts") return <CommonTab {...props} />;
  if (!supplier)
    return (
      <ControlNotFound
        title={words.noOrganization}
        help={words.noOrganizationHelp}
        to={controlPaths.products()}
        toLabel={words.title}
      />
    );
  const shown: SupplierTabProps = { ...props, supplier, suppliers, Preview };
  return tab === "AddNewProduct" ? <NewProductTab {...shown} /> : <ProductsTab {...shown} tab={tab} />;
}

/** A new product is made by a button of its list. */
const isListed = (tab: ProductTab) => tab !== "AddNewProduct";

/** The products of the control area: the tabs that the reader's rights open, one of them shown (§2, D-24). */
export function ProductsPage({ Preview }: { Preview: Preview }) {
  const { user } = useSession();
  const { query, url, change } = useAddress(productsAddress);
  const { data: organizations, error, refetch } = useQuery(visibleOrganizationsQuery(user));
  if (!organizations)
    return (
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />}
      </PageBody>
    );
  const opens = (tab: ProductTab) => {
    const asked = productTabRights[tab];
    return "portal" in asked ? allows(user, asked.portal) : administered(organizations, asked.organization).length > 0;
  };
  const tabs = productTabs.filter(opens);
  const tab = url.tab === undefined && !query.has("tab") ? tabs[0] : tabs.find((one) => one === url.tab);
  if (tab === undefined)
    return (
      <ControlNotFound
        title={words.noRights}
        help={words.noRightsHelp}
        to={tabs.length > 0 ? controlPaths.products() : controlPaths.users()}
        toLabel={tabs.length > 0 ? words.title : words.toUsers}
      />
    );

  const { organizationId } = url;
  const onUrl: TabProps["onUrl"] = (part, how) => change({ tab, ...part }, how);
  const nav = (
    <TabNav
      label={words.tabList}
      current={tab === "AddNewProduct" ? "OrganizationsProducts" : tab}
      currentIs={tab === "AddNewProduct" ? "group" : "page"}
      tabs={tabs
        .filter(isListed)
        .map((one) => ({ tab: one, label: words.tabs[one], to: productsPath({ tab: one, organizationId }) }))}
    />
  );
  return (
    <ShownTab key={tab} tab={tab} url={url} onUrl={onUrl} nav={nav} organizations={organizations} Preview={Preview} />
  );
}
