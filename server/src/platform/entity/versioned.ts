import { z } from "zod";

/** The version in a row of a list, where a change of the row begins. */
export const versionField = z.string().meta({ description: "A change sends it back as If-Match." });

/** Schemas of answers that come with their version as ETag and, where `located`, when they are made with a Location. */
export const versioned = z.registry<{ located: boolean }>();
