import Typography from "@mui/material/Typography";
import { robotWordNames, type RobotWord } from "@runko/domain/sandbox/robot-words";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../../../components/tables/data-column.ts";
import { PlainTable } from "../../../../components/tables/plain-table.tsx";

const words = texts.sandbox;

const columns: readonly DataColumn<RobotWord>[] = [
  { id: "word", header: words.word, cell: (word) => <code>{word}</code>, card: "title" },
  { id: "does", header: words.does, cell: (word) => words.words[word] },
];

/** By which words the robot does what. */
export function RobotWordsTable() {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {words.wordsTitle}
      </Typography>
      <Typography sx={{ my: 1, maxWidth: "75ch" }}>{words.wordsWhat}</Typography>
      <PlainTable label={words.wordsTitle} columns={columns} rows={robotWordNames} rowId={(word) => word} />
    </>
  );
}
