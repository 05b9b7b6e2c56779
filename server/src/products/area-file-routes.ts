import { areaCells, areaFileColumns } from "@runko/domain/products/area-file";
import type { ProductArea } from "@runko/domain/products/product-areas";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { exportFormats, exportMediaTypes, sendExport } from "../search/send-export.ts";
import { checkAllButBody } from "../sheets/receive-sheet.ts";
import { longSheet } from "../sheets/sheet.ts";
import { areasParams, areasPath } from "./product-area-routes.ts";
import { areasOfFile, productAreasVersion } from "./product-area-store.ts";
import type { ProductKey } from "./product-store.ts";
import { loadProductName } from "./product-store.ts";
import { areaFileBody, receiveAreaFile } from "./receive-area-file.ts";
import { areaFileSchema, previewAreaFile, storeAreaFile } from "./store-area-file.ts";

const config = { organization: { control: "keepProducts" } } as const;
const upload = {
  bodyLimit: longSheet.file.bytes,
  config: { ...config, load: "import", slowBody: true },
  validatorCompiler: checkAllButBody,
} as const;
const described = {
  tags: ["products"],
  consumes: ["multipart/form-data"],
  params: areasParams,
  body: areaFileBody,
};

const answered = areaFileSchema.register(versioned, { located: false });

type FileRow = ProductArea & { municipality: string | null };

/** The areas of a product as a file, in and out. Source: beyond D3 */
export async function registerAreaFileRoutes(app: App, context: AppContext): Promise<void> {
  const { db, pool, clock } = context;
  await app.register(multipart);
  const versionOf = async (key: ProductKey): Promise<string> => {
    const version = await loadVersion(db, productAreasVersion(key));
    if (version === null) throw new Problem("NOT_FOUND");
    return version;
  };
  app.post(
    `${areasPath}/preview`,
    {
      ...upload,
      schema: {
        ...described,
        operationId: "previewProductAreas",
        summary:
          "What a file of areas would do to those of the product, and what is wrong with its rows; stores nothing",
        response: { 200: answered },
      },
    },
    async (request, reply) => {
      const key = { organizationId: request.params.id, productId: request.params.productId };
      const version = await versionOf(key);
      const file = await receiveAreaFile(db, request);
      return withEtag(reply, version).send(await previewAreaFile(db, key, { file, texts: request.texts }));
    },
  );
  app.post(
    `${areasPath}/import`,
    {
      ...upload,
      schema: {
        ...described,
        operationId: "importProductAreas",
        summary: "Stores the areas of a file, all or none: beside those that there are, or in their place",
        headers: ifMatch,
        response: { 200: answered },
      },
    },
    async (request, reply) => {
      const key = { organizationId: request.params.id, productId: request.params.productId };
      await versionOf(key);
      const file = await receiveAreaFile(db, request);
      const change = { file, ifMatch: request.headers["if-match"] };
      const stored = await storeAreaFile(db, adminActorOf(request, clock), key, change);
      return withEtag(reply, await versionOf(key)).send(stored);
    },
  );
  app.get(
    `${areasPath}/export`,
    {
      config: { ...config, load: "heavy" },
      schema: {
        operationId: "exportProductAreas",
        tags: ["products"],
        summary: "The areas of a product as CSV or XLSX, which an import reads as the same",
        params: areasParams,
        querystring: z.object({ format: z.enum(exportFormats).default("csv") }),
        response: {
          200: {
            description: "The areas.",
            content: {
              [exportMediaTypes.csv]: { schema: z.string() },
              [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async (request, reply) => send(request, reply, request.params, request.query.format),
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { id: organizationId, productId }: z.output<typeof areasParams>,
    format: (typeof exportFormats)[number],
  ): Promise<FastifyReply> {
    const { texts } = request;
    const name = await loadProductName(db, { organizationId, productId });
    if (name === undefined) throw new Problem("NOT_FOUND");
    const words = texts.productAreas.file;
    async function* portions(signal: AbortSignal) {
      const statement = areasOfFile(productId, request.language === "sv");
      for await (const rows of readByCursor<FileRow>(pool, statement, { signal }))
        yield rows.map((row) => areaCells(texts, row, row.municipality));
    }
    return sendExport(context, request, reply, {
      organizationId,
      format,
      headers: areaFileColumns(texts).map(({ header }) => header),
      sheetName: words.sheetName,
      fileName: words.fileName(name, format),
      details: { subject: "productAreas", productId },
      portions,
    });
  }
}
