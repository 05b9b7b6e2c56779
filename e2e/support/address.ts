export const port = process.env["RUNKO_E2E_PORT"] ?? "3100";

/** Where the portal of the stories answers. */
export const address = `http://127.0.0.1:${port}`;
