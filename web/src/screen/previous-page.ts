let shown = "";
let previous = "";

/** Notes which page is shown, without its fragment. */
export function notePage(path: string): void {
  if (path === shown) return;
  previous = shown;
  shown = path;
}

/** The page that was shown before this one; "" when this is the first. */
export const previousPage = (): string => previous;
