import { test as storyTest } from "./story.ts";

/**
 * A story that fails on any noise: an error or a warning in the console, an exception, a breach of the content security
 * policy, or a request that failed, unless the story allows it.
 */
export const test = storyTest.extend({ strict: true });

export { expect } from "@playwright/test";
