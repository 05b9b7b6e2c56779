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
      <g stroke={mark} strokeWidth="3.2">
        <path d="M17 40V7" />
        <path d="M17 32c0-6 9-4 9-10" />
        <path d="M17 25c0-6-9-4-9-10" />
      </g>
      <g fill={mark}>
        <circle cx="17" cy="7" r="3.6" />
        <circle cx="26" cy="20" r="3.6" />
        <circle cx="8" cy="13" r="3.6" />
        <rect x="10" y="38.4" width="14" height="3.2" rx="1.6" />
      </g>
      <g stroke={text} strokeWidth="3.6">
        <path d="M40 33V20M40 25.5c0-3.6 2-5.5 5.5-5.5" />
        <path d="M51 20v7.5a5.5 5.5 0 0 0 11 0V20M62 27.500V33" />
        <path d="M68.500 33V20M68.500 25.500a5.500 5.500 0 0 1 11 0V33" />
        <path d="M86 33V13M95 20l-9 7.500M89.500 24.800L95.500 33" />
        <circle cx="104" cy="26.500" r="6.200" />
      </g>
    </Drawing>
  );
}
