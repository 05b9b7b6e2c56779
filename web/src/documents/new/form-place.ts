import { areaOfRole, routes } from "../../addresses/routes.ts";
import { texts } from "@runko/domain/texts/texts";
import type { Scope } from "../api/entities.ts";

/** Who sends a form, for whom, and where its ways out lead. Any area may mount a form with a place of its own. */
export type FormPlace = {
  /** The path under which it is sent: whose document, made in which role. */
  scope: Scope;
  /** Whose choices the form offers: the sender's organization, except when a fault handler writes for a subscriber. */
  subscriberId: string;
  back: { to: string; label: string };
  afterSending: (eventId: number) => string;
};

/** A form of the subscriber area. */
export function subscriberPlace(organizationId: string): FormPlace {
  return {
    scope: { organizationId, role: "SUBSCRIBER" },
    subscriberId: organizationId,
    back: { to: routes.areaFront("subscriber"), label: texts.newDocument.frontTitle },
    afterSending: (eventId) => routes.document("subscriber", eventId),
  };
}

/** A forward of the original, made on its page by the one who is its supplier (T17, D-9c). */
export function forwardPlace(organizationId: string, originalId: number): FormPlace {
  const original = routes.document("supplier", originalId);
  return {
    scope: { organizationId, role: "SUPPLIER" },
    subscriberId: organizationId,
    back: { to: original, label: texts.documentForm.source.original(originalId) },
    afterSending: () => original,
  };
}

/** A fault notice that a fault handler writes for a subscriber (D-9d). */
export function faultHandlerPlace(organizationId: string, subscriberId: string): FormPlace {
  return {
    scope: { organizationId, role: "ERROR_HANDLER" },
    subscriberId,
    back: { to: routes.areaFront("faultHandler"), label: texts.documentForm.faultHandlerFront },
    afterSending: (eventId) => routes.document("faultHandler", eventId),
  };
}

export const areaOfPlace = ({ scope }: FormPlace) => areaOfRole[scope.role];
