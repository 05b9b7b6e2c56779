type Party = { id: string };
type Forwarded = {
  subscriberId: string;
  /** The original as its reader is told of it: a party of both documents, and nobody else along the chain (D-9c). */
  originalEvent: { id: number; subscriber: Party } | null;
};

/** How a forward would come back to somebody who has it already. */
export type ForwardingLoop = { kind: "returned"; originalId: number } | { kind: "toSubscriber" };

/**
 * The loop that forwarding this document to a supplier would close, as far as the reader's own documents tell: one that it
 * forwarded itself and got back, or one that would go to whom it came from. Who stands further along is never judged.
 */
export function forwardingLoop(
  { subscriberId, originalEvent }: Forwarded,
  organizationId: string,
  supplierId: string,
): ForwardingLoop | undefined {
  if (supplierId === subscriberId) return { kind: "toSubscriber" };
  if (originalEvent?.subscriber.id === organizationId) return { kind: "returned", originalId: originalEvent.id };
  return undefined;
}
