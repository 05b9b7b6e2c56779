import type { ApiDocument, Operation, Parameter } from "./api-document.ts";
import { sampleValue } from "./sample-value.ts";

type Pair = { key: string; value: string; description?: string; disabled?: boolean };
type Item = { name: string; request: object };

/** Filled in once by whoever uses the collection. */
const variables = { baseUrl: "", token: "", organizationId: "" } as const;

/** What most calls are given, by the name of their parameter. */
const given: Readonly<Record<string, string>> = { "idempotency-key": "{{$guid}}", "if-match": "*" };

const isNeeded = ({ name, required }: Parameter): boolean => required === true || name === "idempotency-key";

const pairOf =
  (schemas: NonNullable<ApiDocument["components"]>["schemas"] = {}) =>
  (parameter: Parameter): Pair => ({
    key: parameter.name,
    value: given[parameter.name] ?? String(sampleValue(parameter.schema ?? {}, schemas, parameter.name) ?? ""),
    ...(parameter.description !== undefined && { description: parameter.description }),
    ...(!isNeeded(parameter) && { disabled: true }),
  });

function bodyOf({ requestBody }: Operation, { components }: ApiDocument): object | undefined {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  const schemas = components?.schemas ?? {};
  const schema = content?.schema ?? {};
  if (type === "application/json")
    return {
      mode: "raw",
      raw: JSON.stringify(sampleValue(schema, schemas, "body"), null, 2),
      options: { raw: { language: "json" } },
    };
  const parts = Object.entries(schema.properties ?? {});
  const [mode, partOf] =
    type === "multipart/form-data"
      ? (["formdata", (key: string, isFile: boolean) => ({ key, type: isFile ? "file" : "text" })] as const)
      : (["urlencoded", (key: string) => ({ key })] as const);
  return {
    mode,
    [mode]: parts.map(([key, part]) => ({
      ...partOf(key, part.format === "binary"),
      ...(part.format !== "binary" && { value: String(sampleValue(part, schemas, key) ?? "") }),
    })),
  };
}

/** The id of the caller's own organization is filled in once, every other by its call. */
const valueOfPart = (path: string, name: string): string =>
  path.startsWith(`/organizations/{${name}}`) ? "{{organizationId}}" : "";

function itemOf(document: ApiDocument, path: string, method: string, operation: Operation): Item {
  const { parameters = [], security, summary, description, operationId } = operation;
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const pair = pairOf(document.components?.schemas);
  const body = bodyOf(operation, document);
  const query = of("query").map(pair);
  const parts = path.replaceAll(/\{(\w+)\}/g, ":$1").slice(1);
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    name: summary ?? operationId ?? path,
    request: {
      method: method.toUpperCase(),
      description: [description, operationId].filter(Boolean).join("\n\n"),
      ...(security?.length === 0 && { auth: { type: "noauth" } }),
      header: [
        ...(body && "options" in body ? [{ key: "content-type", value: "application/json" }] : []),
        ...of("header").map(pair),
      ],
      url: {
        raw: `{{baseUrl}}/${parts}${asked.length > 0 ? `?${asked.join("&")}` : ""}`,
        host: ["{{baseUrl}}"],
        path: parts.split("/"),
        query,
        variable: of("path").map(({ name, description: about }) => ({
          key: name,
          value: valueOfPart(path, name),
          ...(about !== undefined && { description: about }),
        })),
      },
      ...(body && { body }),
    },
  };
}

/**
 * The calls of an OpenAPI document as a collection of Postman's form 2.1, which Bruno and Insomnia read too: a folder for
 * each tag, each call with what it must be given, the rest switched off.
 */
export function collectionOf(document: ApiDocument, baseUrl: string): object {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0],
      item: itemOf(document, path, method, operation),
    })),
  );
  return {
    info: {
      name: `${document.info.title} ${document.info.version}`,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    variable: Object.entries({ ...variables, baseUrl }).map(([key, value]) => ({ key, value })),
    item: (document.tags ?? [])
      .map(({ name, description }) => ({
        name,
        ...(description !== undefined && { description }),
        item: calls.filter(({ tag }) => tag === name).map(({ item }) => item),
      }))
      .filter(({ item }) => item.length > 0),
  };
}
