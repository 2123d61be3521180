/** Holds the profile that waits for a review of something it uploaded. Apart, since every page looks for it. */
export const offeredUploadsKey = (userId: string): string => `user_offered_uploads_${userId}`;
