import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";

/** The form of a message: who reads the messages of a document fetches it afterwards. */
export const MessageComposer = lazyWithPreload(() => import("./message-composer.tsx"));
export const laterParts = [MessageComposer];
