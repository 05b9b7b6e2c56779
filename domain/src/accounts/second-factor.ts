/** How many recovery codes are shown, once, when a second factor is taken into use. */
export const recoveryCodeCount = 10;

/** How long the code may be given after the password was right. */
export const loginChallengeMinutes = 5;

/** For how long a code that was shown in a login stands for what is irreversible. */
export const proofMinutes = 10;

const RECOVERY_LENGTH = 12;

export type SecondFactorCode = { kind: "totp" | "recovery"; code: string };

/** What was typed as a code of the app or as a recovery code, without the spaces and dashes that people put in; null: neither. */
export function readSecondFactorCode(text: string): SecondFactorCode | null {
  const code = text.replaceAll(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  return code.length === RECOVERY_LENGTH && /^[2-9A-HJKMNP-Z]+$/.test(code) ? { kind: "recovery", code } : null;
}
