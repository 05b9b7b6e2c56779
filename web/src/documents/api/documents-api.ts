import type { Client } from "openapi-fetch";
import { api } from "../../api/client.ts";
import type { DocumentPaths } from "./paths.ts";

/** The API as the documents feature sees it. */
export const documentsApi = api as unknown as Client<DocumentPaths>;
