const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether there are passkeys in this browser, at this host: they are bound to a name, never to an IP address. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function" && !isAddress(location.hostname);
