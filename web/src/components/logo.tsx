import { styled } from "@mui/material/styles";

const Drawing = styled("svg")({ display: "block", width: 112, height: 47, flex: "none" });

type LogoProps = { mark: string; text: string };

/** A backbone with its branches, and the name beside it; 112 x 47 (§9), tinted by the area. */
export function Logo({ mark, text }: LogoProps) {
  return (
    <Drawing
      viewBox="0 0 112 47"
      aria-hidden
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke={mark} strokeWidth="3.4">
        <path d="M17 42V14" />
        <path d="M17 36L26.500 26.500V23.500" />
        <path d="M17 28L7.500 18.500V17" />
        <circle cx="17" cy="9" r="4.200" fill={mark} stroke="none" />
        <circle cx="26.500" cy="18.500" r="3.600" />
        <circle cx="7.500" cy="12.500" r="3.600" />
      </g>
      <g data-letters stroke={text} strokeWidth="3.6">
        <path d="M40 33V20M40 25.5c0-3.6 2-5.5 5.5-5.5" />
        <path d="M51 20v7.5a5.5 5.5 0 0 0 11 0V20M62 27.500V33" />
        <path d="M68.500 33V20M68.500 25.500a5.500 5.500 0 0 1 11 0V33" />
        <path d="M86 33V13M95 20l-9 7.500M89.500 24.800L95.500 33" />
        <circle cx="104" cy="26.500" r="6.200" />
      </g>
    </Drawing>
  );
}
