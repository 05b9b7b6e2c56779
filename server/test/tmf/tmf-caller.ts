import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import { conformToV4 } from "./conform-to-v4.ts";

export type TmfJson = Record<string, unknown>;
export type TmfAnswer<Body> = { status: number; headers: LightMyRequestResponse["headers"]; text: string; body: Body };
type Headers = Record<string, string>;

export type TmfCaller = {
  get: <Body = TmfJson>(path: string, headers?: Headers) => Promise<TmfAnswer<Body>>;
  post: <Body = TmfJson>(path: string, body?: unknown, headers?: Headers) => Promise<TmfAnswer<Body>>;
  patch: <Body = TmfJson>(path: string, body?: unknown, headers?: Headers) => Promise<TmfAnswer<Body>>;
  ask: <Body = TmfJson>(
    method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT" | "OPTIONS",
    path: string,
    body?: unknown,
    headers?: Headers,
  ) => Promise<TmfAnswer<Body>>;
};

export const orders = "/productOrderingManagement/v4/productOrder";
export const tickets = "/troubleTicket/v4/troubleTicket";
export const qualifications = "/productOfferingQualification/v4/productOfferingQualification";
export const quotes = "/quoteManagement/v4/quote";

/** Asks the façade by a token; whatever it answers is JSON and no failure of ours. */
export function callTmf(portal: TestApp, token: string | undefined): TmfCaller {
  const ask: TmfCaller["ask"] = async <Body>(
    method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT" | "OPTIONS",
    path: string,
    body?: unknown,
    headers: Headers = {},
  ) => {
    const response = await portal.inject({
      method,
      url: `/tmf-api${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    expect([method, path, response.statusCode, response.statusCode < 500]).toEqual([
      method,
      path,
      response.statusCode,
      true,
    ]);
    if (response.statusCode !== 204) expect(response.headers["content-type"]).toMatch(/^application\/json/);
    if (response.body !== "") conformToV4(method, path, response.statusCode, response.json());
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: (response.body === "" ? undefined : response.json()) as Body,
    };
  };
  return {
    ask,
    get: (path, headers) => ask("GET", path, undefined, headers),
    post: (path, body, headers) => ask("POST", path, body, headers),
    patch: (path, body, headers) => ask("PATCH", path, body, headers),
  };
}
