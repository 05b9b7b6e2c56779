import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../../components/feedback/notice.tsx";
import { PlainTable } from "../../../components/tables/plain-table.tsx";
import type { AreaFile } from "./area-queries.ts";

const words = texts.productAreas.file;
const { number } = texts.formats;

/** What a file would do to the areas, or what is wrong with its rows. */
export function AreaFilePreview({ name, found }: { name: string; found: AreaFile }) {
  const { rows, effects, wrong, errors, ignored } = found;
  return (
    <>
      {ignored.length > 0 && <Notice severity="info">{words.ignored(ignored.join(", "))}</Notice>}
      {effects ? (
        <Notice severity={effects.removed > 0 ? "warning" : "success"} live>
          {words.effects(name, effects)}
        </Notice>
      ) : (
        <Notice severity="warning" live>
          {words.wrong(number(wrong), number(rows))}
        </Notice>
      )}
      {errors.length > 0 && (
        <PlainTable
          label={words.errors}
          columns={[
            { id: "line", header: words.line, cell: ({ line }) => number(line), named: true },
            { id: "column", header: words.column, cell: ({ column }) => column },
            { id: "message", header: words.error, cell: ({ message }) => message },
          ]}
          rows={errors}
          rowId={({ line, path, code }) => `${line} ${path} ${code}`}
        />
      )}
      {wrong > new Set(errors.map(({ line }) => line)).size && <p>{words.moreErrors}</p>}
    </>
  );
}
