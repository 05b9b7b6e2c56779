/** Where the content of a file is; no folder grows large. */
export const storageKey = (fileId: string) => `${fileId.slice(-2)}/${fileId}`;
