import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { densities, storedDensity, usualDensity } from "../../components/tables/density.ts";
import { useStored } from "../../storage/use-stored.ts";

const words = texts.documentList;

const Choice = styled("fieldset")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 12px",
  margin: "0 0 8px",
  padding: 0,
  border: 0,
  "& legend": { padding: 0, fontWeight: 600 },
  "& label": { display: "inline-flex", alignItems: "center", gap: 6, minHeight: 36 },
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

/** How high the rows of tables are in this browser. */
export function DensityChoice() {
  const name = useId();
  const chosen = useStored(storedDensity) ?? usualDensity;
  return (
    <Choice>
      <legend>{words.density}</legend>
      {densities.map((density) => (
        <label key={density}>
          <input
            type="radio"
            name={name}
            checked={density === chosen}
            onChange={() => (density === usualDensity ? storedDensity.clear() : storedDensity.write(density))}
          />
          {words.densities[density]}
        </label>
      ))}
    </Choice>
  );
}
