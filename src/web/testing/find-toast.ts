import { screen, within } from '@testing-library/react';

/** A toast with these words, in its title or below it, once it is there. */
export const findToast = async (words: string): Promise<HTMLElement> => {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  return within(region).findByText(words);
};
