/** A day of 24 hours, in milliseconds; not one of the calendar, which may be an hour longer. */
export const dayMs = 86_400_000;
