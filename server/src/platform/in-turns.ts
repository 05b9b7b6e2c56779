import { setImmediate as nextTurn } from "node:timers/promises";

/** Of so many rows, or for so long, one turn of the event loop makes something before others have theirs. */
const ROWS_OF_A_TURN = 20;
const TURN_MS = 10;

/** What is made of each of many rows, without holding up what else the process has to do. */
export async function inTurns<Row, Made>(rows: readonly Row[], make: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const row of rows) {
    const isOver = made.length % ROWS_OF_A_TURN === 0 || performance.now() - began > TURN_MS;
    if (made.length > 0 && isOver) {
      await nextTurn();
      began = performance.now();
    }
    made.push(make(row));
  }
  return made;
}
