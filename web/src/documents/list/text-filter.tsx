import { texts } from "@runko/domain/texts/texts";
import { SearchField } from "../../components/tables/search-field.tsx";
import { hasShortWord, shortestWord } from "./list-filter.ts";

const words = texts.documentList;

const hintOf = (typed: string) => (hasShortWord(typed) ? words.filterTooShort(shortestWord) : undefined);

type TextFilterProps = { text: string; onChange: (text: string) => void };

/** Narrows a list of documents by what is typed. */
export function TextFilter(props: TextFilterProps) {
  return (
    <SearchField
      wide
      {...props}
      label={words.filter}
      placeholder={words.filterHelp}
      clearLabel={words.clearFilter}
      hintOf={hintOf}
    />
  );
}
