import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { reading, unknownParameters } from "../addresses/known-parameters.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { useStored } from "../storage/use-stored.ts";

const words = texts.shell.unknownParameters;

/** So long a page may take to show all its parts. */
const patience = 1000;

/** Tells of what the address says and nothing on the page reads, as of a criterion that was misspelt. */
export default function UnknownParameters() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const all = useStored(reading);
  const [told, setTold] = useState<{ of: string; names: string[] }>();
  const of = pathname + search;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lookLater = () => {
      timer = setTimeout(() => {
        // What is still on its way may read more of it.
        if (document.querySelector("main .MuiSkeleton-root")) lookLater();
        else setTold({ of, names: unknownParameters(new URLSearchParams(search), all) });
      }, patience);
    };
    lookLater();
    return () => clearTimeout(timer);
  }, [of, search, all]);
  if (told?.of !== of || told.names.length === 0) return null;
  const { names } = told;
  const remove = () => {
    const query = new URLSearchParams(search);
    for (const name of names) query.delete(name);
    void navigate({ pathname, search: String(query), hash }, { replace: true });
  };
  return (
    <div style={{ padding: "12px 24px 0" }} data-screen-only>
      <Notice
        severity="info"
        live
        action={
          <Button size="small" onClick={remove}>
            {words.remove}
          </Button>
        }
      >
        {words.told(names)}
      </Notice>
    </div>
  );
}
