type Visitor = "nobody" | "productAdmin" | "subscriber" | "supplier";

/** A screen to be photographed: its address may name what the visitor first looks up. */
export type Place = { name: string; path: string; visitor: Visitor };

export const visitors: Record<Exclude<Visitor, "nobody">, string> = {
  productAdmin: "paakayttaja@runko.example",
  subscriber: "tilaaja@demo.runko.example",
  supplier: "toimittaja@demo.runko.example",
};

/** The routes that stand today; `{open}`, `{ready}` and so on become the TID of an order in that state. */
export const places: readonly Place[] = [
  { name: "login", path: "/login", visitor: "nobody" },
  { name: "not-found", path: "/not-found", visitor: "nobody" },
  { name: "subscriber", path: "/subscriber", visitor: "subscriber" },
  { name: "new-order-product", path: "/subscriber/documents/new?type=Order", visitor: "subscriber" },
  { name: "subscriber-orders", path: "/subscriber/documents?type=Order", visitor: "subscriber" },
  { name: "subscriber-orders-open", path: "/subscriber/documents?type=Order&status=OPEN", visitor: "subscriber" },
  { name: "subscriber-faults", path: "/subscriber/documents?type=Fault", visitor: "subscriber" },
  { name: "subscriber-order-open", path: "/subscriber/documents/{OPEN}", visitor: "subscriber" },
  { name: "subscriber-order-ready", path: "/subscriber/documents/{READY}", visitor: "subscriber" },
  { name: "subscriber-order-cancelled", path: "/subscriber/documents/{CANCELLED}", visitor: "subscriber" },
  { name: "subscriber-order-missing", path: "/subscriber/documents/99", visitor: "subscriber" },
  { name: "vendor", path: "/vendor", visitor: "supplier" },
  { name: "vendor-orders", path: "/vendor/documents?type=Order", visitor: "supplier" },
  { name: "vendor-order-open", path: "/vendor/documents/{OPEN}", visitor: "supplier" },
  { name: "vendor-order-in-processing", path: "/vendor/documents/{IN_PROCESSING}", visitor: "supplier" },
  { name: "vendor-order-confirmed", path: "/vendor/documents/{CONFIRMED}", visitor: "supplier" },
  { name: "vendor-order-in-delivery", path: "/vendor/documents/{IN_DELIVERY}", visitor: "supplier" },
  { name: "product-admin-subscriber", path: "/subscriber", visitor: "productAdmin" },
];

export const widths = [360, 1280, 1920] as const;
