import { belongsTo, Entity, hasMany, model } from "@loopback/repository";
import { column, key, table } from "./column.ts";

@model(table("organizations"))
export class Organization extends Entity {
  @key("id", "string") id: string;
  @column("name", "string") name: string;
  @column("event_type_rights", "object", { postgresql: { columnName: "event_type_rights", dataType: "text[]" } })
  eventTypeRights: string[];
  @column("active_event_types", "object", { postgresql: { columnName: "active_event_types", dataType: "text[]" } })
  activeEventTypes: string[];
  @column("minimum_normal_delivery_days", "number") minimumNormalDeliveryDays: number;
  @column("public_supplier", "boolean") publicSupplier: boolean;
}

@model(table("organization_role_grants"))
export class RoleGrant extends Entity {
  @key("organization_id", "string") organizationId: string;
  @key("role", "string") role: string;
}

@model(table("subscriptions"))
export class Subscription extends Entity {
  @key("subscriber_id", "string") subscriberId: string;
  @key("supplier_id", "string") supplierId: string;
  @column("event_types", "object", { postgresql: { columnName: "event_types", dataType: "text[]" } })
  eventTypes: string[];
  @column("active", "boolean") active: boolean;
}

@model(table("revoked_tokens"))
export class RevokedToken extends Entity {
  @key("jti", "string") jti: string;
}

@model(table("user_organization_roles"))
export class UserRole extends Entity {
  @key("user_id", "string") userId: string;
  @key("organization_id", "string") organizationId: string;
  @key("role", "string") role: string;
}

@model(table("users"))
export class User extends Entity {
  @key("id", "string") id: string;
  @column("first_name", "string") firstName: string;
  @column("last_name", "string") lastName: string;
}

/** A user as who logs in: the columns that the answers never show. */
@model(table("users"))
export class Login extends Entity {
  @key("id", "string") id: string;
  @column("disabled", "boolean") disabled: boolean;
  @column("group_account", "boolean") groupAccount: boolean;
  @column("tokens_valid_from", "date") tokensValidFrom: Date;
  @hasMany(() => UserRole, { keyTo: "userId" }) roles?: UserRole[];
}

@model(table("product_groups"))
export class ProductGroup extends Entity {
  @key("id", "string") id: string;
  @column("name", "string") name: string;
  @column("category", "string") category: string;
}

@model(table("products"))
export class Product extends Entity {
  @key("id", "string") id: string;
  @column("organization_id", "string") organizationId: string;
  @column("name", "string") name: string;
  @column("active", "boolean") active: boolean;
  @column("visibility", "string") visibility: string;
  @column("initial_fee", "string") initialFee: string;
  @column("monthly_fee", "string") monthlyFee: string;
  @column("form_type", "string") formType?: string | null;
  @column("nni_product", "boolean") nniProduct: boolean;
  @belongsTo(() => ProductGroup, { name: "productGroup" }, { postgresql: { columnName: "product_group_id" } })
  productGroupId: string;
  productGroup?: ProductGroup;
}

@model(table("event_products"))
export class EventProduct extends Entity {
  @key("document_id", "number") documentId: number;
  @key("product_id", "string") productId: string;
  @column("position", "number") position: number;
  @column("product_name", "string") productName: string;
  @column("active", "boolean") active: boolean;
  @column("product_price", "string") productPrice: string;
  @column("month_price", "string") monthPrice: string;
  @column("custom_fields", "object") customFields: object;
}

@model(table("internal_messages"))
export class InternalMessage extends Entity {
  @key("id", "string") id: string;
  @column("document_id", "number") documentId: number;
  @column("sender_organization_id", "string") senderOrganizationId: string;
  @column("read_at", "date") readAt?: Date | null;
  @column("expired", "boolean") expired: boolean;
}

@model(table("edit_locks"))
export class EditLock extends Entity {
  @key("document_id", "number") documentId: number;
  @column("user_id", "string") userId: string;
  @column("until", "date") until: Date;
}

@model(table("document_counters"))
export class DocumentCounter extends Entity {
  @key("organization_id", "string") organizationId: string;
  @key("role", "string") role: string;
  @key("document_type", "string") documentType: string;
  @key("counter", "string") counter: string;
  @column("amount", "number") amount: number;
}

@model(table("cases"))
export class Case extends Entity {
  @key("id", "number", { generated: true }) id?: number;
  @column("created_at", "date") createdAt: Date;
}

@model(table("connection_id_claims"))
export class ConnectionIdClaim extends Entity {
  @key("party", "string") party: string;
  @key("organization_id", "string") organizationId: string;
  @key("connection_id", "string") connectionId: string;
  @column("case_id", "number") caseId: number;
}

@model(table("event_log"))
export class EventLog extends Entity {
  @key("id", "string") id: string;
  @column("document_id", "number") documentId: number;
  @column("at", "date") at: Date;
  @column("label", "string") label: string;
  @column("action", "string") action: string;
  @column("user_id", "string") userId: string;
  @column("organization_id", "string") organizationId: string;
  @column("version", "number") version: number;
  @column("changes", "object") changes: object;
  @column("request_id", "string") requestId: string;
}

@model(table("event_log_personal"))
export class EventLogPersonal extends Entity {
  @key("log_id", "string") logId: string;
  @column("document_id", "number") documentId: number;
  @column("changes", "object") changes: object;
}

@model(table("outbox"))
export class Outbox extends Entity {
  @key("id", "string") id: string;
  @column("topic", "string") topic: string;
  @column("payload", "object") payload: object;
}

@model(table("documents"))
export class Document extends Entity {
  @key("id", "number", { generated: true }) id?: number;
  @column("document_type", "string") documentType: string;
  @column("event_state", "string") eventState: string;
  @column("case_id", "number") caseId: number;
  @column("version", "number") version: number;
  @column("archived", "boolean") archived: boolean;
  @column("rejected", "boolean") rejected: boolean;
  @column("ordered", "boolean") ordered: boolean;
  @column("modified", "boolean") modified: boolean;
  @column("disconnected", "boolean") disconnected: boolean;
  @column("user_processed", "boolean") userProcessed: boolean;
  @column("cancelled_by_customer", "boolean") cancelledByCustomer: boolean;
  @column("cancelled_by_supplier", "boolean") cancelledBySupplier: boolean;
  @column("cancel_confirmed", "boolean") cancelConfirmed: boolean;
  @column("answer_shown", "boolean") answerShown: boolean;
  @column("original_event_id", "number") originalEventId?: number | null;
  @column("category", "string") category: string;
  @column("product_name", "string") productName: string;
  @column("created_by_role", "string") createdByRole: string;
  @column("created_at", "date") createdAt: Date;
  @column("updated_at", "date") updatedAt: Date;
  @column("processing_at", "date") processingAt?: Date | null;
  @column("confirmed_at", "date") confirmedAt?: Date | null;
  @column("delivery_at", "date") deliveryAt?: Date | null;
  @column("ready_at", "date") readyAt?: Date | null;
  @column("cancelled_at", "date") cancelledAt?: Date | null;
  @column("archived_at", "date") archivedAt?: Date | null;
  @column("subscriber_connection_id", "string") subscriberConnectionId?: string | null;
  @column("supplier_connection_id", "string") supplierConnectionId?: string | null;
  @column("project_id", "string") projectId?: string | null;
  @column("contract_number", "string") contractNumber?: string | null;
  @column("order_number", "string") orderNumber?: string | null;
  @column("custom_billing_reference", "string") customBillingReference?: string | null;
  @column("customer_name", "string") customerName?: string | null;
  @column("requested_date", "date") requestedDate?: Date | null;
  @column("estimated_delivery_date", "date") estimatedDeliveryDate?: Date | null;
  @column("actual_delivery_date", "date") actualDeliveryDate?: Date | null;
  @column("valid_until_date", "date") validUntilDate?: Date | null;
  @column("delivery_type", "string") deliveryType?: string | null;
  @column("fault_type", "string") faultType?: string | null;
  @column("target_street_name", "string") targetStreetName?: string | null;
  @column("target_street_number", "string") targetStreetNumber?: string | null;
  @column("target_street_letter", "string") targetStreetLetter?: string | null;
  @column("target_apartment", "string") targetApartment?: string | null;
  @column("target_postal_code", "string") targetPostalCode?: string | null;
  @column("target_postal_place", "string") targetPostalPlace?: string | null;
  @column("other_end_street_name", "string") otherEndStreetName?: string | null;
  @column("other_end_street_number", "string") otherEndStreetNumber?: string | null;
  @column("other_end_street_letter", "string") otherEndStreetLetter?: string | null;
  @column("other_end_apartment", "string") otherEndApartment?: string | null;
  @column("other_end_postal_code", "string") otherEndPostalCode?: string | null;
  @column("other_end_postal_place", "string") otherEndPostalPlace?: string | null;
  @column("nni_from_id", "string") nniFromId?: string | null;
  @column("nni_to_id", "string") nniToId?: string | null;
  @column("billing_group_id", "string") billingGroupId?: string | null;
  @column("details", "object") details: Record<string, unknown>;
  @column("search_text", "string") searchText: string;

  @belongsTo(() => Organization, { name: "subscriber" }, { postgresql: { columnName: "subscriber_id" } })
  subscriberId: string;
  @belongsTo(() => Organization, { name: "supplier" }, { postgresql: { columnName: "supplier_id" } })
  supplierId: string;
  @belongsTo(() => ProductGroup, { name: "productGroup" }, { postgresql: { columnName: "product_group_id" } })
  productGroupId: string;
  @belongsTo(() => User, { name: "createdBy" }, { postgresql: { columnName: "created_by_id" } }) createdById: string;
  @belongsTo(() => User, { name: "supplierUser" }, { postgresql: { columnName: "supplier_user_id" } })
  supplierUserId?: string;
  @hasMany(() => Document, { keyFrom: "caseId", keyTo: "caseId" }) caseDocuments?: Document[];
  @hasMany(() => InternalMessage, { keyTo: "documentId" }) messages?: InternalMessage[];
  @hasMany(() => EventProduct, { keyTo: "documentId" }) eventProducts?: EventProduct[];

  subscriber?: Organization;
  supplier?: Organization;
  productGroup?: ProductGroup;
  createdBy?: User;
  supplierUser?: User;
}

@model(table("document_texts"))
export class DocumentText extends Entity {
  @key("document_id", "number") documentId: number;
  @column("supplier_id", "string") supplierId: string;
  @column("document_type", "string") documentType: string;
  @column("search_text", "string") searchText: string;
}
