import type { AreaFileMode } from "@runko/domain/products/area-columns";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer, answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import type { FileFormat } from "../../../components/submit/download-menu.tsx";
import { controlKeys } from "../../control-keys.ts";

export type AreaFile = components["schemas"]["ProductAreaFile"];
type ChangedAreas = { areas: components["schemas"]["ProductAreas"]["areas"]; removed: { kind: Kind; code: string }[] };
type Kind = components["schemas"]["ProductAreas"]["areas"][number]["kind"];

/** How many areas a product has, in the version that was read. */
export type KeptAreas = { total: number; tag: string };

/** Whose areas. */
export type AreaPlace = { id: string; productId: string };

/** Rows that are shown at first, and more each time that is asked for. */
export const rowsAtOnce = 100;

const path = "/organizations/{id}/products/{productId}/areas";

async function tagged<Data>(call: Parameters<typeof answerWithTag<Data>>[0]): Promise<{ data: Data; tag: string }> {
  const { data, etag = "" } = await answerWithTag(call);
  return { data, tag: etag };
}

async function kept(
  call: Parameters<typeof answerWithTag<components["schemas"]["ProductAreas"]>>[0],
): Promise<KeptAreas> {
  const { data, tag } = await tagged(call);
  return { total: data.total, tag };
}

export const areasKey = ({ id, productId }: AreaPlace) => controlKeys.products("areas", id, productId);

export const areasQuery = (place: AreaPlace) =>
  queryOptions({
    queryKey: [...areasKey(place), "kept"],
    queryFn: ({ signal }) => kept(api.GET(path, { params: { path: place, query: { most: 1 } }, signal })),
  });

/** The areas in whose code or name the text stands, a page at a time. */
export const areaPagesQuery = (place: AreaPlace, search: string) =>
  infiniteQueryOptions({
    queryKey: [...areasKey(place), "rows", search],
    queryFn: ({ signal, pageParam: skip }) =>
      answer(api.GET(path, { params: { path: place, query: { search, most: rowsAtOnce, skip } }, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ found, areas }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.areas.length, 0);
      return areas.length > 0 && shown < found ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** Saves a change of the version that was read; a change of another since then is refused. */
export const changeAreas = (place: AreaPlace, { tag }: KeptAreas, body: ChangedAreas): Promise<KeptAreas> =>
  kept(api.PATCH(path, { params: { path: place, header: { "if-match": tag } }, body }));

export type ChosenFile = { file: File; mode: AreaFileMode };

function bodyOf({ file, mode }: ChosenFile) {
  const form = new FormData();
  form.append("metadata", JSON.stringify({ mode }));
  form.append("file", file);
  return { body: { metadata: { mode }, file: file.name }, bodySerializer: () => form };
}

export type PreviewedFile = ChosenFile & { found: AreaFile; tag: string };

/** What a file would do, in the version of which it was looked at. */
export async function previewAreas(place: AreaPlace, chosen: ChosenFile): Promise<PreviewedFile> {
  const { data, tag } = await tagged(api.POST(`${path}/preview`, { params: { path: place }, ...bodyOf(chosen) }));
  return { ...chosen, found: data, tag };
}

export const importAreas = (place: AreaPlace, { tag, ...chosen }: ChosenFile & { tag: string }): Promise<AreaFile> =>
  answer(api.POST(`${path}/import`, { params: { path: place, header: { "if-match": tag } }, ...bodyOf(chosen) }));

export async function fetchAreaFile(place: AreaPlace, format: FileFormat): Promise<Blob> {
  const { data, error, response } = await api.GET(`${path}/export`, {
    params: { path: place, query: { format } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
