/** In which a page tells, with each call, what it speaks: it may be older than the cookie that all tabs share. */
export const pageLanguageHeader = "page-language";

const NAME = "language";
const YEAR_SECONDS = 31_536_000;

/** The language that a browser was told to speak, in its cookies; the server sends the page of that language. */
export const chosenLanguage = (cookies: string): string | undefined =>
  cookies
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === NAME)?.[1];

/** The cookie that tells a browser which language to speak. */
export const languageCookie = (language: string): string =>
  `${NAME}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
