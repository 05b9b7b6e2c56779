import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";

const Place = styled("div")({
  padding: "12px 16px 16px",
  "& > *": { height: 44, display: "grid", alignItems: "center" },
});

/** Holds the place of entries of the drawer that are being fetched. */
export function DrawerWaiting({ entries }: { entries: number }) {
  return (
    <Place aria-hidden>
      {Array.from({ length: entries }, (_, entry) => (
        <div key={entry}>
          <Skeleton animation="wave" height={20} />
        </div>
      ))}
    </Place>
  );
}
