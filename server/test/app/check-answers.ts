import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../src/platform/http/typed-app.ts";
import { pathInDocument } from "./collect-routes.ts";

type Media = Record<string, { schema?: { items?: { anyOf?: { $ref?: string }[] } } }>;
type Headers = Record<string, { $ref: string }>;
type Judge = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => string | null;
type Operation = { responses: Record<string, { content?: Media; headers?: Headers }> };
type ApiDocument = { paths: Record<string, Record<string, Operation>> };

export type AnswerCheck = {
  watch: (app: App) => void;
  /** Throws when an answer since the last call was not as the OpenAPI document says. */
  assertConform: () => void;
};

// The routes are the same in every app, and what they say in the document is dear to make: once for a process.
let judge: Judge | undefined;

/** Compares every answer of an app with its OpenAPI document: status, media type and body (R30). */
export function checkAnswers(): AnswerCheck {
  const faults: string[] = [];

  return {
    watch: (app) => {
      app.addHook("onSend", async (request, reply, payload) => {
        judge ??= createJudge(app.swagger() as unknown as ApiDocument);
        const fault = judge(request, reply, payload);
        if (fault !== null) faults.push(`${request.method} ${request.url} → ${reply.statusCode}: ${fault}`);
      });
    },
    assertConform: () => {
      const found = faults.splice(0);
      if (found.length > 0) throw new Error(`Not as the OpenAPI document says:\n${found.join("\n")}`);
    },
  };
}

const told = ["X-Total-Count", "ETag", "Location", "Retry-After"];

/** Headers for programs are sent where the document names them, and nowhere else. */
function headerFault(reply: FastifyReply, documented: Headers): string | null {
  const unknown = told.find((name) => reply.hasHeader(name) && !documented[name]);
  if (unknown !== undefined) return `the header ${unknown} is not documented`;
  const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
  return isJson && documented["X-Total-Count"] && !reply.hasHeader("X-Total-Count") ? "X-Total-Count is missing" : null;
}

/** A list whose rows are whole unless a filter chose of them. */
const isList = ({ schema }: Media[string] = {}): boolean =>
  schema?.items?.anyOf?.[1]?.$ref?.startsWith("#/components/schemas/Chosen") === true;

function createJudge(document: ApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document, "api");
  const known = new Map<string, ValidateFunction>();

  const conforms = (pointer: string, body: unknown): string | null => {
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, validate);
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };

  return (request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null => {
    const url = request.routeOptions.url ?? "";
    if (/^\/(tmf-api\/|api\/(docs|openapi\.json|postman\.json)|\.well-known\/)/.test(url)) return null;
    const [mediaType = ""] = String(reply.getHeader("content-type") ?? "").split(";");
    if (request.is404 && reply.statusCode === 204) return null;
    if (request.is404 || url === "") return conforms("/components/schemas/Problem", JSON.parse(String(payload)));
    const path = pathInDocument(url);
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const operation = document.paths[path]?.[method];
    if (!operation) return "the route is not documented";
    const response = operation.responses[reply.statusCode];
    if (!response) return "the status is not documented";
    const missing = headerFault(reply, response.headers ?? {});
    if (missing !== null) return missing;
    if (reply.statusCode === 204 || payload === undefined || payload === null || payload === "") return null;
    if (response.content?.["*/*"]) return null;
    if (!response.content?.[mediaType]) return `the media type ${mediaType} is not documented`;
    if (typeof payload !== "string" || !mediaType.endsWith("json")) return null;
    const steps = ["paths", path, method, "responses", String(reply.statusCode), "content", mediaType, "schema"];
    const pointer = steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    const place = encodeURI(pointer).replaceAll("%7B", "{").replaceAll("%7D", "}");
    const body: unknown = JSON.parse(payload);
    if (isList(response.content[mediaType]) && Array.isArray(body) && !/fields/.test(request.url))
      return body.map((row) => conforms(`${place}/items/anyOf/0`, row)).find((fault) => fault !== null) ?? null;
    return conforms(place, body);
  };
}
