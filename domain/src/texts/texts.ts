/** Everything that the reader of a page reads. Finnish; the web's build puts another language here. A bundle takes the sections that it names and no others. */
export * as texts from "./fi/index.ts";
