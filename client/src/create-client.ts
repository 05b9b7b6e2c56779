import createOpenApiClient, { type Client } from "openapi-fetch";
import { events, type DocumentEvent, type Listening } from "./events.ts";
import { everyRow, type ListParameters, type ListPath, type RowOf } from "./every-row.ts";
import { repeating, type Repeating } from "./repeat.ts";
import type { paths } from "./schema.ts";

export type ClientSettings = Repeating & {
  /** Of the portal: `https://portal.example`. */
  url: string;
  /** Of an API client, or what gives the access token of this moment. */
  token: string | (() => string | Promise<string>);
  fetch?: typeof fetch;
};

export type RunkoClient = Client<paths> & {
  everyRow: <Path extends ListPath>(path: Path, params: ListParameters<Path>) => AsyncGenerator<RowOf<Path>>;
  events: (listening: Listening) => AsyncGenerator<DocumentEvent>;
};

/** The portal's API, typed: `GET`, `POST`, `PATCH` and `DELETE` by path, lists as one, and the feed of events. */
export function createClient({ url, token, fetch: plainFetch = fetch, ...settings }: ClientSettings): RunkoClient {
  const { middleware, fetchAgain } = repeating(settings, plainFetch);
  const api = createOpenApiClient<paths>({
    baseUrl: `${new URL(url).href.replace(/\/+$/, "")}/api`,
    fetch: fetchAgain,
  });
  api.use(middleware, {
    async onRequest({ request }) {
      request.headers.set("authorization", `Bearer ${typeof token === "string" ? token : await token()}`);
    },
  });
  return {
    ...api,
    everyRow: (path, params) => everyRow(api, path, params),
    events: (listening) => events(api, listening),
  };
}
