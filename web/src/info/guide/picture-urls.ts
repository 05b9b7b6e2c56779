import type { ManualPicture } from "@runko/domain/guide/guide";

const urls: Record<string, string> = import.meta.glob("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Where the server has a picture of the manual. */
export const pictureUrl = (picture: ManualPicture): string | undefined => urls[`./pictures/${picture}.webp`];
