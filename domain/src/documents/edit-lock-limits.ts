/** Documents that one user may have reserved for editing at once. */
export const locksOfUser = 20;
