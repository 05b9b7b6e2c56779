/** Largest attachment in bytes. Source: specification §5, D-32 */
export const fileMaxSize = 20 * 1024 * 1024;

/** What users call that size, in megabytes. */
export const fileMaxMegabytes = fileMaxSize / (1024 * 1024);

/** Attachments of one document. */
export const filesPerDocument = 100;

/** Uploads of one user that wait to be attached. */
export const waitingFilesPerUser = 200;

/** Bytes of an organization's uploads that wait to be attached: what two of its users may have waiting at the most. */
export const waitingBytesPerOrganization = 4 * 1024 ** 3;

/** Longest file name in bytes of UTF-8: what file systems take. */
export const fileNameMaxBytes = 255;
