import type { z } from "zod";
import { wholeNumber } from "./setting-values.ts";

/** What one caller may cost the others. */
export type Limits = {
  /** Connections open at once, of all callers. */
  connections: number;
  /** Calls of one user in a minute. */
  callsPerMinute: number;
  /** Streams of changes that one user may have open. */
  streamsPerUser: number;
  /** Documents that one user, and one organization, may make in an hour. */
  documentsOfUser: number;
  documentsOfOrganization: number;
  /** Changes of documents, each of which mails those whom it concerns, of one user and one organization in an hour. */
  changesOfUser: number;
  changesOfOrganization: number;
  /** Addresses that one user, and one organization, may ask in a day whether they want mails. */
  asksOfUser: number;
  asksOfOrganization: number;
  /** Bytes of the files that one organization keeps. */
  storageOfOrganization: number;
};

/** Their settings, by their names in the environment. */
export const limitSettings = {
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(5000),
  CALLS_PER_MINUTE: wholeNumber(60, 100_000_000).default(6000),
  STREAMS_PER_USER: wholeNumber(1, 10_000).default(20),
  DOCUMENTS_PER_HOUR: wholeNumber(10, 1_000_000_000).default(3000),
  DOCUMENTS_PER_HOUR_OF_ORGANIZATION: wholeNumber(10, 1_000_000_000).default(10_000),
  CHANGES_PER_HOUR: wholeNumber(10, 1_000_000_000).default(10_000),
  CHANGES_PER_HOUR_OF_ORGANIZATION: wholeNumber(10, 1_000_000_000).default(40_000),
  CONSENTS_ASKED_PER_DAY: wholeNumber(1, 1_000_000).default(50),
  CONSENTS_ASKED_PER_DAY_OF_ORGANIZATION: wholeNumber(1, 1_000_000).default(200),
  STORAGE_GIGABYTES_OF_ORGANIZATION: wholeNumber(1, 1_000_000).default(100),
};

type LimitSettings = z.output<z.ZodObject<typeof limitSettings>>;

export function readLimits(settings: LimitSettings): Limits {
  return {
    connections: settings.MAX_CONNECTIONS,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    streamsPerUser: settings.STREAMS_PER_USER,
    documentsOfUser: settings.DOCUMENTS_PER_HOUR,
    documentsOfOrganization: settings.DOCUMENTS_PER_HOUR_OF_ORGANIZATION,
    changesOfUser: settings.CHANGES_PER_HOUR,
    changesOfOrganization: settings.CHANGES_PER_HOUR_OF_ORGANIZATION,
    asksOfUser: settings.CONSENTS_ASKED_PER_DAY,
    asksOfOrganization: settings.CONSENTS_ASKED_PER_DAY_OF_ORGANIZATION,
    storageOfOrganization: settings.STORAGE_GIGABYTES_OF_ORGANIZATION * 1024 ** 3,
  };
}
