import { customFieldsAt } from "./document-form.ts";

/**
 * The name of the input that an error of the server belongs to; undefined when the form has none. `customNames` are the
 * first product's own fields, `moreNames` those of the others.
 */
export function inputOfPath(
  path: string,
  customNames: readonly string[],
  moreNames: readonly (readonly string[])[] = [],
): string | undefined {
  if (path === "delayReason" || path === "text") return `move.${path}`;
  if (path === "supplierId" || path === "productGroupId" || path.startsWith("document.")) return path;
  const [, product, custom] = /^eventProducts\.(\d+)\.customFields\.(.+)$/.exec(path) ?? [];
  if (product !== undefined && custom !== undefined) {
    const index = [customNames, ...moreNames][Number(product)]?.indexOf(custom) ?? -1;
    return index < 0 ? undefined : `${customFieldsAt(Number(product))}.${index}.value`;
  }
  const [, row, price] = /^eventProducts\.(\d+)\.(productPrice|monthPrice|active)$/.exec(path) ?? [];
  if (row !== undefined && price !== undefined) return `prices.${row}.${price}`;
  return /^eventProducts(\.\d+\.productId)?$/.test(path) ? "productId" : undefined;
}
