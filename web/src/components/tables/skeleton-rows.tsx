import Skeleton from "@mui/material/Skeleton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";

type SkeletonRowsProps = { rows: number; columns: number; height: number };

/** Rows that hold the place of those being fetched, so that nothing jumps when they come. */
export function SkeletonRows({ rows, columns, height }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_row, row) => (
    <TableRow key={row} sx={{ height }} aria-hidden>
      {Array.from({ length: columns }, (_cell, column) => (
        <TableCell key={column}>
          <Skeleton animation="wave" width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
