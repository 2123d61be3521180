/** How long a person can change their mind about leaving. The database counts it: `public.deletion_grace()`. */
export const deletionGraceDays = 14;
