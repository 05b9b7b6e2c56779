import type { BrowserContext } from "@playwright/test";
import { test as storyTest } from "./story.ts";
import type { Troubles } from "./troubles.ts";

/** Hears warnings and requests that got no answer beside what every story hears. */
function hearMore(troubles: Troubles): Troubles {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const listen = (context: BrowserContext) => {
    context.on("console", (message) => {
      if (message.type() === "warning") heard.push(`warning: ${message.text()} (${message.location().url})`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page gives its own requests up when it is left.
      if (reason !== "net::ERR_ABORTED") heard.push(`${request.method()} ${request.url()}: ${reason}`);
    });
  };
  return {
    watch: async (context) => {
      listen(context);
      await troubles.watch(context);
    },
    allow: (pattern) => {
      allowed.push(pattern);
      troubles.allow(pattern);
    },
    found: () => [...troubles.found(), ...heard.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))],
  };
}

/**
 * A story that fails on any noise: an error or a warning in the console, an exception, a breach of the content security
 * policy, or a request that failed, unless the story allows it.
 */
export const test = storyTest.extend({
  troubles: async ({ troubles }, provide) => {
    const all = hearMore(troubles);
    await provide(all);
    storyTest.expect(all.found(), "noise of the pages").toEqual([]);
  },
});

export { expect } from "@playwright/test";
