import { address } from "../../../addresses/address.ts";
import { given } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { allows } from "../../../api/allows.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { InfoForm } from "./info-form.tsx";
import { InfoView } from "./info-view.tsx";

const tabAddress = address({ edit: given("edit") });

/** What an organization is; with `edit` in the address to be changed, by those who may. */
export default function InfoTab(props: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const editing = url.edit && allows(props.organization, "changeInfo");
  return editing ? <InfoForm {...props} /> : <InfoView {...props} />;
}
