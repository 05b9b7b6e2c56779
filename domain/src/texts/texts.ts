/** Everything that a user of the portal reads; a bundle takes the sections that it names and no others. */
export * as texts from "./fi/index.ts";
