import type { InjectOptions, LightMyRequestResponse } from "fastify";

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;
type Headers = Record<string, string>;

export type Answer<Body> = {
  status: number;
  headers: LightMyRequestResponse["headers"];
  text: string;
  /** Parsed; undefined when there is none. */
  body: Body;
};

/** Asks as one user. Paths are those of the API: `/users/me`. */
export type Caller = {
  token: string | undefined;
  get: <Body>(path: string, headers?: Headers) => Promise<Answer<Body>>;
  post: <Body>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Body>>;
  patch: <Body>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Body>>;
  /** A PATCH of a kept thing, whichever version of it stands. */
  change: <Body>(path: string, body?: unknown) => Promise<Answer<Body>>;
  delete: <Body>(path: string, headers?: Headers) => Promise<Answer<Body>>;
};

export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: string;
  errors?: { path: string; code: string; message: string }[];
  requestId: string;
};

export function createCaller(inject: Inject, token: string | undefined): Caller {
  const ask = async <Body>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body: unknown,
    headers: Headers = {},
  ): Promise<Answer<Body>> => {
    const response = await inject({
      method,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = /json/.test(String(response.headers["content-type"]));
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: (isJson && response.body !== "" ? response.json() : undefined) as Body,
    };
  };
  return {
    token,
    get: (path, headers) => ask("GET", path, undefined, headers),
    post: (path, body, headers) => ask("POST", path, body, headers),
    patch: (path, body, headers) => ask("PATCH", path, body, headers),
    change: (path, body) => ask("PATCH", path, body, { "if-match": "*" }),
    delete: (path, headers) => ask("DELETE", path, undefined, headers),
  };
}
