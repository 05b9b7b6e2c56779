/** The database cannot be used; the message is one English line for whoever starts the server. */
export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
}
