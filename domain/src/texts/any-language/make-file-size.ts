type SizeWords = {
  decimal: string;
  bytes: readonly [one: string, many: string];
  kilobytes: string;
  megabytes: string;
};

/** Bytes as people read them. */
export function makeFileSize(words: SizeWords) {
  return (bytes: number): string => {
    if (bytes < 1024) return `${bytes}\u00a0${words.bytes[bytes === 1 ? 0 : 1]}`;
    const kilobytes = bytes / 1024;
    if (kilobytes < 1000) return `${Math.round(kilobytes)}\u00a0${words.kilobytes}`;
    return `${(kilobytes / 1024).toFixed(1).replace(".", words.decimal)}\u00a0${words.megabytes}`;
  };
}
