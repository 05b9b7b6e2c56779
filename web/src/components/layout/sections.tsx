import { styled } from "@mui/material/styles";

/** The parts of a page, one under the other. */
export const Sections = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });
