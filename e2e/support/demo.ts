/** The password of every login of the demo (D-38). */
export const demoPassword = "runko-demo-2026";

export const demoLogins = {
  productAdmin: "paakayttaja@runko.example",
  subscriber: "tilaaja@demo.runko.example",
  otherSubscriber: "tilaaja2@demo.runko.example",
  supplier: "toimittaja@demo.runko.example",
  otherSupplier: "toimittaja2@demo.runko.example",
} as const;
