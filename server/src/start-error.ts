/** The portal cannot start; the message is one English line for whoever starts it. */
export class StartError extends Error {
  override readonly name = "StartError";
}
