/** Parameters by name; one that is undefined is not written. */
export type Said = Readonly<Record<string, string | undefined>>;

/** One thing that an address says, as a value of the page. */
export type Part<Value> = {
  /** The parameters that say it, also those by which it went before: read still, never written. */
  names: readonly string[];
  /** What they say; what makes no sense is as if it were not said. */
  read: (query: URLSearchParams) => Value;
  /** Nothing of what is as usual. */
  write: (value: Value) => Said;
};

/** What the address of a page can say, by what the page calls it. */
export type Address<Url> = {
  /** Every parameter that says something here. */
  names: ReadonlySet<string>;
  /** Whether others have their say in the same address. */
  shared: boolean;
  read: (query: URLSearchParams) => Url;
  /** The query that says this, in the order of the schema; what is left out is as usual. */
  write: (url: Partial<Url>) => URLSearchParams;
  /** The query with this change. What is no part of it goes, or stays behind it where the address is shared. */
  change: (query: URLSearchParams, part: Partial<Url>) => URLSearchParams;
};

export type UrlOf<Schema> = Schema extends Address<infer Url> ? Url : never;

/** The schema of an address: what it can say is read, written and typed by these parts alone, unless it is shared with others. */
export function address<Url extends object>(
  parts: { [Key in keyof Url]: Part<Url[Key]> },
  { shared = false } = {},
): Address<Url> {
  const keys = Object.keys(parts) as (keyof Url)[];
  const owned = new Set(keys.flatMap((key) => parts[key].names));

  const read = (query: URLSearchParams) => Object.fromEntries(keys.map((key) => [key, parts[key].read(query)])) as Url;

  const saidOf = <Key extends keyof Url>(key: Key, value: Url[Key] | undefined): Said =>
    value === undefined ? {} : parts[key].write(value);
  const write = (url: Partial<Url>) =>
    new URLSearchParams(
      keys
        .flatMap((key) => Object.entries(saidOf(key, url[key])))
        .flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    );

  const change = (query: URLSearchParams, part: Partial<Url>) => {
    const foreign = shared ? [...query].filter(([name]) => !owned.has(name)) : [];
    return new URLSearchParams([...write({ ...read(query), ...part }), ...foreign]);
  };
  return { names: owned, shared, read, write, change };
}
