import createCache from "@emotion/cache";
import { StyleSheet } from "@emotion/sheet";

/**
 * What one drawing adds to the styles is a sheet of its own. In one sheet for all, as the library has it, each rule for a
 * screen or of an animation that comes to it makes the browser style the whole page again.
 */
class SheetOfDrawing extends StyleSheet {
  #drawing = false;

  override insert(rule: string): void {
    if (!this.#drawing) {
      this.#drawing = true;
      // At nought the library begins another sheet.
      this.ctr = 0;
      queueMicrotask(() => (this.#drawing = false));
    }
    super.insert(rule);
  }
}

export const styleCache = createCache({ key: "css" });
styleCache.sheet = new SheetOfDrawing({ key: "css", container: document.head });
