import type { BrowserContext } from "@playwright/test";

export type Troubles = {
  watch: (context: BrowserContext) => Promise<void>;
  /** What this story provokes on purpose. */
  allow: (pattern: RegExp) => void;
  found: () => string[];
};

const cspMark = "CSP violation";

/** Hears every error that a page writes to its console or throws, and every breach of the content security policy. */
export function listenForTroubles(): Troubles {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: async (context) => {
      context.on("console", (message) => {
        if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => heard.push(String(error.error().stack ?? error.error())));
      await context.addInitScript((mark) => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          setTimeout(() => reportError(new Error(`${mark}: ${violatedDirective} ${blockedURI}`)));
        });
      }, cspMark);
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
    found: () => heard.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble))),
  };
}
