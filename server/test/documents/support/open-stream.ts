import { once } from "node:events";
import { get, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export type Stream = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  events: () => object[];
  /** The newest id. */
  id: () => string | undefined;
  text: () => string;
  ended: () => boolean;
};

/** Opens streams of changes, and closes all that it has opened. */
export function createStreams() {
  const opened: ClientRequest[] = [];

  // Not by fetch: when it is aborted it opens another connection, which keeps a closing server waiting.
  async function open(url: string, token: string, lastEventId?: string): Promise<Stream> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    };
    const request = get(url, { headers });
    request.on("error", () => {});
    opened.push(request);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    let text = "";
    let ended = false;
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    response.on("close", () => {
      ended = true;
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: () => text,
      ended: () => ended,
      id: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1],
      events: () =>
        [...text.matchAll(/^event: change\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as object),
    };
  }

  return {
    open,
    close: () => {
      for (const request of opened.splice(0)) request.destroy();
    },
  };
}
