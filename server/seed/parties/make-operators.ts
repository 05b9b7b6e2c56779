import { documentTypes } from "@runko/domain/enumerations/document-types";
import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import type { EscalationContact } from "@runko/domain/organizations/escalation-contacts";
import { defaultServiceTimes } from "@runko/domain/service-times/service-times";
import { makeBusinessId } from "../chance/make-business-id.ts";
import { operatorSketches, type OperatorSketch } from "../data/operators.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator } from "../world.ts";
import type { Making } from "./making.ts";

const firstBusinessNumber = 9_104_211;
const businessNumberStep = 20_743;

function makeOperator(making: Making, sketch: OperatorSketch, parent: Operator | null): Operator {
  const types = documentTypes.filter((type) => !sketch.without?.includes(type));
  const limits = { ...defaultDateLimits, ...sketch };
  return {
    key: sketch.key,
    id: making.id(),
    name: sketch.name,
    domain: sketch.domain,
    town: sketch.town,
    parent,
    roles: sketch.roles,
    rights: types,
    takes: sketch.roles.includes("SUPPLIER") ? types : [],
    multiproduct: sketch.multiproduct ?? false,
    mayForward: sketch.backboneOperator === true || operatorSketches.some((other) => other.parent === sketch.key),
    minimumNormalDeliveryDays: limits.minimumNormalDeliveryDays,
    deliveryCheckDays: limits.deliveryCheckDays,
    serviceTimes: { ...defaultServiceTimes, classes: sketch.classes ?? [] },
    staff: { SUBSCRIBER: [], SUPPLIER: [], ERROR_HANDLER: [] },
    billingGroupIds: [],
    products: [],
    nnis: [],
  };
}

/** The operators, parents before children; their rows wait until their admins are known. */
export function makeOperators(making: Making): Operator[] {
  const made = new Map<string, Operator>();
  for (const sketch of operatorSketches) {
    made.set(sketch.key, makeOperator(making, sketch, made.get(sketch.parent ?? "") ?? null));
  }
  return [...made.values()];
}

/** Whom its subscribers reach when it is late. */
const contactsOf = ({ domain }: Operator, index: number): EscalationContact[] => [
  {
    name: "Palvelupäivystys",
    title: "",
    phone: `+358 20 555 ${String(1000 + index)}`,
    email: `paivystys@${domain}.example`,
    available: "24/7",
  },
  {
    name: "Palvelupäällikkö",
    title: "Toimitukset ja viankorjaus",
    phone: `+358 20 555 ${String(2000 + index)}`,
    email: `palvelupaallikko@${domain}.example`,
    available: "arkisin 8–16",
  },
];

/** Writes the organizations with the admin of each. */
export function addOrganizationRows(
  rows: SeedRows,
  making: Making,
  operators: readonly Operator[],
  adminIds: ReadonlyMap<string, string>,
): void {
  operators.forEach((operator, index) => {
    const sketch = operatorSketches[index];
    rows.add("organizations", {
      id: operator.id,
      name: operator.name,
      business_id: makeBusinessId(firstBusinessNumber + index * businessNumberStep),
      parent_organization_id: operator.parent?.id ?? null,
      backbone_operator: sketch?.backboneOperator ?? false,
      public_supplier: sketch?.publicSupplier ?? false,
      multiproduct: operator.multiproduct,
      contact_info: `Asiakaspalvelu arkisin klo 8–16, asiakaspalvelu@${operator.domain}.example. Vikapäivystys on avoinna aina.`,
      escalation_contacts: operator.roles.includes("SUPPLIER") ? contactsOf(operator, index) : null,
      event_type_rights: [...operator.rights],
      active_event_types: [...operator.takes],
      minimum_normal_delivery_days: operator.minimumNormalDeliveryDays,
      delivery_check_days: operator.deliveryCheckDays,
      service_times: sketch?.classes ? operator.serviceTimes : null,
      edit_lock_minutes: sketch?.editLockMinutes ?? null,
      retention_days: sketch?.retentionDays ?? null,
      admin_user_id: adminIds.get(operator.key) ?? null,
      created_at: making.madeAt,
    });
    rows.add("organization_role_grants", ...operator.roles.map((role) => ({ organization_id: operator.id, role })));
  });
}
