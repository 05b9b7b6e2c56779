import { areaCells, areaFileColumns } from "@runko/domain/imports/area-file";
import type { ProductArea } from "@runko/domain/products/product-areas";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import type { App } from "../platform/http/typed-app.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { exportFormats, exportMediaTypes, sendExport } from "../search/send-export.ts";
import { checkAllButBody } from "../sheets/receive-sheet.ts";
import { longSheet } from "../sheets/sheet.ts";
import { areasParams, areasPath } from "../products/product-area-routes.ts";
import { partsOfAreaFile, versionOfAreas } from "../products/area-file-parts.ts";
import { areaFileBody, receiveAreaFile } from "../products/receive-area-file.ts";
import { areaFileSchema, previewAreaFile, storeAreaFile } from "../products/store-area-file.ts";

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
      const version = await versionOfAreas(db, key);
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
      await versionOfAreas(db, key);
      const file = await receiveAreaFile(db, request);
      const change = { file, ifMatch: request.headers["if-match"] };
      const stored = await storeAreaFile(db, adminActorOf(request, clock), key, change);
      return withEtag(reply, await versionOfAreas(db, key)).send(stored);
    },
  );
  app.get(
    `${areasPath}/export`,
    {
      config: { ...config, load: "heavy", asksProof: "ofManyRows" },
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
    const key = { organizationId, productId };
    const { name, statement } = await partsOfAreaFile(db, key, request.language === "sv");
    const words = texts.productAreas.file;
    async function* portions(signal: AbortSignal) {
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
