/** Where the façade of TM Forum's Open APIs begins. */
export const tmfBase = "/tmf-api";

/** The address of one resource, as its `href` and its `Location`. */
export const hrefOf = (portal: string, path: string, id: string | number): string =>
  `${portal}${tmfBase}${path}/${String(id)}`;
