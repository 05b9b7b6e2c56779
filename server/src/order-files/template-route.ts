import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import { optionLabel } from "@runko/domain/documents/option-label";
import { needsOrder } from "@runko/domain/documents/source-action";
import { customColumn, documentColumns } from "@runko/domain/imports/document-columns";
import { fileKindName, fileKinds, ownColumns, typeOfFile, type FileKind } from "@runko/domain/imports/file-kinds";
import type { ImportColumn } from "@runko/domain/imports/map-columns";
import { writeCsv } from "@runko/domain/csv/write-csv";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findUsableNnis } from "../products/find-usable-nnis.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { exportFormats, exportMediaTypes } from "../search/send-export.ts";
import { sheetLimits } from "../sheets/sheet.ts";
import { loadOrderable } from "./known-things.ts";
import { templateFile, type TemplateColumn } from "./template-file.ts";

const params = organizationRoleParams.extend({ kind: z.enum(fileKinds) });
const query = z.object({
  product: idSchema.optional().meta({ description: "Of which all rows are." }),
  format: z.enum(exportFormats).default("xlsx"),
});

const isField = (name: string): name is FieldName => Object.hasOwn(documentFields, name);

function optionsOf(texts: Catalogue, { name }: ImportColumn, product: OrderableProduct | undefined): string[] {
  const own = product?.customFields.find((field) => customColumn(field.name) === name);
  if (own) return [...own.selections];
  if (!isField(name)) return [];
  const definition = documentFields[name];
  return "options" in definition && definition.kind !== "options"
    ? definition.options.map((option) => optionLabel(texts.enumerations, name, option))
    : [];
}

function exampleOf(texts: Catalogue, column: ImportColumn, options: readonly string[], today: string): string {
  const { examples } = texts.imports.template;
  const { name } = column;
  const said = Object.hasOwn(examples, name) ? examples[name as keyof typeof examples] : undefined;
  if (said !== undefined) return said;
  if (isField(name) && documentFields[name].kind === "date") return texts.formats.date(addDays(today, 60));
  return column.required ? (options[0] ?? "") : "";
}

/** The columns of a template: those that the file says for all rows are left out. */
function templateColumns(
  texts: Catalogue,
  kind: FileKind,
  product: OrderableProduct | undefined,
  today: string,
): TemplateColumn[] {
  const given = product ? new Set(["supplier", "product"]) : new Set<string>();
  const columns = ownColumns(texts, kind) ?? documentColumns(texts, typeOfFile(kind), product);
  return columns
    .filter(({ name }) => !given.has(name))
    .map((column): TemplateColumn => {
      const options = optionsOf(texts, column, product);
      const { name, header, required } = column;
      const isDate = isField(name) && documentFields[name].kind === "date";
      const { template } = texts.imports;
      const note = [required ? template.required : "", isDate ? template.dateNote : ""].filter(Boolean).join(" ");
      const example = exampleOf(texts, column, options, today);
      return { name, header: required ? `${header} *` : header, note, options, isDate, example };
    });
}

const sendFile = (reply: FastifyReply, type: string, file: Buffer): FastifyReply => reply.type(type).send(file);

/** A file to be filled in, of one product with exactly its fields or of any. Source: beyond E2 */
export function registerTemplateRoute(app: App, { db, clock }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/import-templates/:kind",
    {
      config: { organization: "act" },
      schema: {
        operationId: "getImportTemplate",
        tags: ["imports"],
        summary: "A file to be filled in with rows: the columns of one product, or of any",
        params,
        querystring: query,
        response: {
          200: {
            description: "The template.",
            content: {
              [exportMediaTypes.csv]: { schema: z.string() },
              [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async ({ params: { id: organizationId, role, kind }, query: { product: productId, format }, texts }, reply) => {
      if (role !== "SUBSCRIBER") throw new Problem("NOT_YOUR_ACTION");
      const type = typeOfFile(kind);
      const isAsked = productId !== undefined && !needsOrder(type);
      // One that is shared has several suppliers and one form.
      const [product] = isAsked ? (await loadOrderable(db, { organizationId, type }, [productId])).products : [];
      if (isAsked && !product) throw new Problem("NOT_FOUND");
      const { template } = texts.imports;
      const columns = templateColumns(texts, kind, product, todayInHelsinki(clock.now()));
      const name = template.fileName(fileKindName(texts, kind), product?.name ?? "", format);
      reply.header("content-disposition", attachmentDisposition(name));
      if (format === "csv") {
        reply.type(`${exportMediaTypes.csv}; charset=utf-8`);
        return writeCsv([
          columns.map(({ header }) => header),
          columns.map(({ example }, at) => (at === 0 ? `# ${example}` : example)),
        ]);
      }
      const usable = product
        ? await findUsableNnis(db, {
            subscriberId: organizationId,
            supplierId: product.supplierId,
            productGroupId: product.productGroupId,
          })
        : { from: [], to: [] };
      const nnis = [...new Map([...usable.from, ...usable.to].map((nni) => [nni.id, nni])).values()];
      const file = await templateFile({
        columns,
        sheetNames: template.sheets,
        help: template.help,
        lists: [
          {
            name: "NNI",
            rows: [["NNI", template.nniDescription], ...nnis.map((nni) => [nni.identifier, nni.description])],
          },
        ],
        rows: sheetLimits.rows,
      });
      return sendFile(reply, exportMediaTypes.xlsx, file);
    },
  );
}
