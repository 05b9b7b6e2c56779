import { isLanguage } from "@runko/domain/texts/languages";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { buildWeb } from "./build-web.ts";

// A language beside those of the built portal, for the stories of a portal that offers more.
const language = process.argv[2];
if (!isLanguage(language)) throw new Error(`No such language: ${language}`);
await buildWeb([language], join(root, "web/dist"));
