import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Section } from "../../../components/layout/section.tsx";
import { DownloadMenu } from "../../../components/submit/download-menu.tsx";
import { AreaFileDialog } from "./area-file-dialog.tsx";
import { fetchAreaFile, type AreaPlace } from "./area-queries.ts";

const words = texts.productAreas.file;

const Presses = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

type AreaFileSectionProps = { place: AreaPlace; name: string; total: number; onStored: () => Promise<void> };

/** Many areas as a file: what there is, and what is to be. */
export function AreaFileSection({ place, name, total, onStored }: AreaFileSectionProps) {
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <Section title={words.title}>
      <p>{words.what}</p>
      <Presses>
        <Button
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          onClick={() => {
            setOpened(opened + 1);
            setOpen(true);
          }}
        >
          {words.bring}
        </Button>
        <DownloadMenu
          label={total === 0 ? words.template : words.download}
          done={words.downloaded}
          fetchFile={(format) => fetchAreaFile(place, format)}
          fileName={(format) => words.fileName(name, format)}
        />
      </Presses>
      <AreaFileDialog
        key={opened}
        open={open}
        place={place}
        name={name}
        onClose={() => setOpen(false)}
        onStored={onStored}
      />
    </Section>
  );
}
