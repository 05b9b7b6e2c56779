import { z } from "zod";
import { demanded } from "../platform/http/answer-headers.ts";

const header = (description: string) => z.looseObject({ "if-match": z.string().optional().meta({ description }) });

/** The version that the caller has read; without it 428 but for marks, which have none; out of date 412 (D-10). */
export const ifMatchHeader = header("The ETag of the document as it was read; marks need none.");

/** The same for what always raises the version. */
export const ifMatchAlways = header("The ETag of the document as it was read.").register(demanded, { status: 428 });
