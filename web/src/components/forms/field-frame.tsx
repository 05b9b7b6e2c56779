import FormHelperText from "@mui/material/FormHelperText";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Frame = styled("div")({ display: "flex", flexDirection: "column", gap: 4, minWidth: 0 });

const labelLook = { fontSize: "0.8125rem", fontWeight: 550, lineHeight: 1.4 } as const;
const Label = styled("label")(labelLook);
const Legend = styled("span")(labelLook);

export type FieldTexts = {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
};

/** What an input needs so that its label, help and error belong to it. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export const fieldId = (name: string): string => `field-${name}`;

/** Ids of the texts under a field, for the control to refer to. */
export function controlProps(id: string, { help, error }: FieldTexts): ControlProps {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

function Texts({ id, help, error }: { id: string } & FieldTexts) {
  return (
    <>
      {error && (
        <FormHelperText id={`${id}-error`} error sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ m: 0 }}>
          {help}
        </FormHelperText>
      )}
    </>
  );
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

/** A label above its control, help and error below. */
export function FieldFrame({ id, children, ...texts }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {texts.label}
        {texts.required && <span aria-hidden> *</span>}
      </Label>
      {children}
      <Texts id={id} {...texts} />
    </Frame>
  );
}

/** The same for several controls that answer one question. */
export function GroupFrame({ id, role, children, ...texts }: FieldFrameProps & { role: "group" | "radiogroup" }) {
  const { "aria-describedby": describedBy } = controlProps(id, texts);
  return (
    <Frame
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required={role === "radiogroup" ? texts.required : undefined}
    >
      <Legend id={`${id}-label`}>
        {texts.label}
        {texts.required && <span aria-hidden> *</span>}
      </Legend>
      {children}
      <Texts id={id} {...texts} />
    </Frame>
  );
}
