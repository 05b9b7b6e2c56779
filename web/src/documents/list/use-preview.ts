import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { roomForPreview } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { previewAddress } from "./preview-address.ts";

export type Preview = {
  /** Whether the screen has room for a document beside the list. */
  fits: boolean;
  /** The document that stands there. */
  id: number | undefined;
  hrefOf: (id: number) => string;
  show: (id: number) => void;
  close: () => void;
};

/** The document beside a list whose own address says `place`; it is in the address, and leaves no steps back. */
export function usePreview(place: string): Preview {
  const { url } = useAddress(previewAddress);
  const navigate = useNavigate();
  const fits = useMedia(roomForPreview);
  // What is said of the document before, such as that it is edited, stays with it.
  const hrefOf = useCallback(
    (id: number | undefined) => `?${previewAddress.change(new URLSearchParams(place), { preview: id }).toString()}`,
    [place],
  );
  const go = (id: number | undefined) => void navigate(hrefOf(id), { replace: true });
  return { fits, id: url.preview, hrefOf, show: go, close: () => go(undefined) };
}
