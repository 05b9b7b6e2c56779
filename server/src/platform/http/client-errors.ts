import type { ProblemCode } from "@runko/domain/problems/problem-codes";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemDocument } from "./problem-document.ts";
import { problemMediaType } from "./problem-schema.ts";
import { Problem } from "./problem.ts";
import { bareSecurityHeaders } from "./security-headers.ts";

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/** Answers what Node could not read as a request: there is no reply, only the connection, which ends with it. */
export function answerClientError({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const problem = new Problem(codes[code] ?? "MALFORMED_REQUEST");
  const requestId = randomUUID();
  const body = JSON.stringify(problemDocument(portalTexts, problem, requestId));
  const headers = {
    ...bareSecurityHeaders,
    "content-type": `${problemMediaType}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-request-id": requestId,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join("")}\r\n${body}`);
  socket.destroySoon();
}
