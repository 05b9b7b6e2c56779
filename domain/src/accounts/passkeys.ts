/** How long a browser has to answer what an authenticator is to sign. */
export const passkeyMinutes = 5;

export const passkeyNameMaxLength = 60;

/** How many one user keeps: a phone, a computer and some keys, for years. */
export const mostPasskeys = 20;
