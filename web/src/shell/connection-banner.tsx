import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { connection } from "../api/connection.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { useStored } from "../storage/use-stored.ts";

const Banner = styled("div")(({ theme }) => ({
  padding: "6px 16px",
  textAlign: "center",
  background: theme.tones.amber.ground,
  color: theme.tones.amber.text,
  borderBottom: `1px solid ${theme.tones.amber.line}`,
}));

/** Says plainly that the server cannot be reached, and when it can again; then everything shown is fetched anew. */
export function ConnectionBanner() {
  const client = useQueryClient();
  const status = useStored(connection);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "lost" && status === "connected") {
      showSnackbar(texts.common.connectionBack, { severity: "success" });
      void client.invalidateQueries();
    }
    before.current = status;
  }, [status, client]);
  return <div role="status">{status === "lost" && <Banner>{texts.common.connectionLost}</Banner>}</div>;
}
