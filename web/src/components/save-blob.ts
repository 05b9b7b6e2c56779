/** How long the browser may take to begin saving. */
const patience = 60_000;

/** Lets the browser save the content under the name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
