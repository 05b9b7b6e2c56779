import type * as fi from "./fi/index.ts";

type Widened<Text> = Text extends (...given: infer Given) => infer Said
  ? (...given: Given) => Widened<Said>
  : Text extends string
    ? string
    : Text extends number
      ? number
      : { [Key in keyof Text]: Widened<Text[Key]> };

/** Everything that a user of the portal reads, in one language: what the Finnish catalogue has, and nothing else. */
export type Catalogue = { readonly [Section in keyof typeof fi]: Widened<(typeof fi)[Section]> };

/** What is written of a reader, said when the reader's language is known. */
export type Say = (texts: Catalogue) => string;

type Exact<Given, Wanted> = Given extends (...given: never[]) => unknown
  ? Given
  : Given extends object
    ? { [Key in keyof Given]: Key extends keyof Wanted ? Exact<Given[Key], NonNullable<Wanted[Key]>> : never }
    : Given;

/** A catalogue of another language; one with a missing or a foreign key does not compile. */
export const catalogueOf = <Given extends Catalogue>(sections: Given & Exact<Given, Catalogue>): Catalogue => sections;
