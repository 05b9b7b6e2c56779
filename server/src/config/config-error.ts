/** A setting is missing or wrong; the message is one English line for whoever starts the server. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
