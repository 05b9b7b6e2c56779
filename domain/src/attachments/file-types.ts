/** Kinds of files that parties send each other, by how their names end. */
const fileExtensions = [
  "pdf txt csv log md rtf xml json",
  "doc docx odt xls xlsx ods ppt pptx odp vsd vsdx msg eml",
  "png jpg jpeg gif webp bmp tif tiff heic heif avif svg",
  "mp4 mov m4v webm mp3 m4a wav",
  "zip 7z gz tar",
  "dwg dxf dgn kml kmz gpx geojson gpkg gml shp shx dbf prj tab mif mid",
  "sor trc msor cfg pcap pcapng",
].flatMap((extensions) => extensions.split(" "));

const known: ReadonlySet<string> = new Set(fileExtensions);

/** For the file dialog of a browser. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(",");

/** Programs and pages, by their content: they are refused by whatever name they come. */
const runs =
  /^(application\/(x-msdownload|x-msdos-program|vnd\.microsoft\.portable-executable|x-elf|x-mach-binary|java-vm|x-ms-shortcut|x-apple-diskimage|x-msi|wasm|x-deb|x-rpm|vnd\.android\.package-archive)|text\/html)$/;

/** How the name ends, without the dot; undefined of one that says nothing of its kind. */
const extensionOf = (name: string): string | undefined => /[^.]\.([^. ]+)$/.exec(name)?.[1]?.toLowerCase();

/** Whether a file of this name may be sent, as far as the name tells. */
export function mayBeNamed(name: string): boolean {
  const extension = extensionOf(name);
  return extension === undefined || known.has(extension);
}

type Content = { mediaType: string; extension: string };

/** Whether a file may be attached, by its clean name and what its content is; `extension` as names end, or empty. */
export function mayAttach(name: string, { mediaType, extension }: Content): boolean {
  if (runs.test(mediaType) || !mayBeNamed(name)) return false;
  return extensionOf(name) !== undefined || known.has(extension.slice(1));
}
