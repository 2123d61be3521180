import { screen, waitFor, within } from '@testing-library/react';

/**
 * A toast with these words, in its title or below it, once it is there. The region is looked for each time: it is made anew
 * where a dialog closes.
 */
export const findToast = async (words: string): Promise<HTMLElement> =>
  waitFor(() => within(screen.getByRole('region', { name: /^Notifications/ })).getByText(words));
