import { styled } from "@mui/material/styles";

/** Inputs, two beside each other where there is room. */
export const FormGrid = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "14px 16px",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  "& > [data-wide]": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
