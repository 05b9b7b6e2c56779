/** Whether a passkey is enough by itself: not one of before the password was reset, which whoever knew the old one may have made (0191). */
export const entersAlone = (madeAt: Date, passwordResetAt: Date | null): boolean =>
  passwordResetAt === null || madeAt > passwordResetAt;
