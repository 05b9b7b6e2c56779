import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";

/** Files on their way: who only reads which there are fetches it afterwards. */
export const UploadRows = lazyWithPreload(() => import("./upload-rows.tsx"));
export const laterParts = [UploadRows];
