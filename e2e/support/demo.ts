/** The password of every login of the demo (D-38). */
export const demoPassword = "runko-demo-2026";

/**
 * The demo's logins. The orders of `subscriber` and of `supplier` as a supplier belong to the story that counts them;
 * others trade between `otherSubscriber` and `otherSupplier`, or let `supplier` subscribe. `otherErrorHandler` changes
 * its own data, `otherSubscriber` logs out, which frees its locks, and the login of `errorHandler` asks for a code a while.
 */
export const demoLogins = {
  productAdmin: "paakayttaja@runko.example",
  subscriber: "tilaaja@demo.runko.example",
  otherSubscriber: "tilaaja2@demo.runko.example",
  supplier: "toimittaja@demo.runko.example",
  otherSupplier: "toimittaja2@demo.runko.example",
  otherErrorHandler: "vianhoitaja2@demo.runko.example",
  errorHandler: "vianhoitaja@demo.runko.example",
} as const;

export type Login = keyof typeof demoLogins;
