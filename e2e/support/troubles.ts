import type { BrowserContext, ConsoleMessage, Request, WebError } from "@playwright/test";

export type Troubles = {
  /** Hears of the browser from now on; what it answers ends that, for a browser that goes on after the story. */
  watch: (context: BrowserContext) => Promise<() => void>;
  /** What this story provokes on purpose. */
  allow: (pattern: RegExp) => void;
  found: () => string[];
};

const cspMark = "CSP violation";
const tellingBreaches = new WeakSet<BrowserContext>();

async function tellBreaches(context: BrowserContext): Promise<void> {
  if (tellingBreaches.has(context)) return;
  tellingBreaches.add(context);
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      setTimeout(() => reportError(new Error(`${mark}: ${violatedDirective} ${blockedURI}`)));
    });
  }, cspMark);
}

/**
 * Hears every error that a page writes to its console or throws, and every breach of the content security policy;
 * a strict ear hears warnings and requests that got no answer too.
 */
export function listenForTroubles({ strict }: { strict: boolean }): Troubles {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const types = new Set(strict ? ["error", "warning"] : ["error"]);
  const onConsole = (message: ConsoleMessage) => {
    if (types.has(message.type())) heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => heard.push(String(error.error().stack ?? error.error()));
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page gives its own requests up when it is left.
    if (strict && reason !== "net::ERR_ABORTED") heard.push(`${request.method()} ${request.url()}: ${reason}`);
  };
  return {
    watch: async (context) => {
      context.on("console", onConsole).on("weberror", onError).on("requestfailed", onFailed);
      await tellBreaches(context);
      return () => void context.off("console", onConsole).off("weberror", onError).off("requestfailed", onFailed);
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
    found: () => heard.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble))),
  };
}
