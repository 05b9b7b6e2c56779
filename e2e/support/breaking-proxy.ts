import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type BreakingProxy = {
  proxy: { server: string; bypass: string };
  mend: () => void;
  stop: () => Promise<void>;
};

/**
 * A way to the portal that breaks, until it is mended, when so many bytes of a request have passed. Breaking once
 * would not do: a browser quietly repeats what it sent over a connection that it had used before.
 */
export async function startBreakingProxy(breakAfter: number): Promise<BreakingProxy> {
  let whole = false;
  const breakLater = (message: IncomingMessage) => {
    let passed = 0;
    message.on("data", (piece: Buffer) => {
      passed += piece.length;
      if (!whole && passed >= breakAfter) message.socket.destroy();
    });
  };
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = "" } = incoming;
    const onward = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.on("error", () => onward.destroy());
    outgoing.on("close", () => onward.destroy());
    breakLater(incoming);
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    mend: () => {
      whole = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
