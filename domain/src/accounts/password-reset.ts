/** How long a mailed link can be used (issue of the public pages). */
export const resetLinkMinutes = 30;

/** Where the link leads; the token stands behind `#`, which no server is sent and no log holds (R17). */
export const resetPath = "/reset-password";
