/** A heading and what stands under it, in a text that is read from top to bottom. */
export type TextSection = {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};
