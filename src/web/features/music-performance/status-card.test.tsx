import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StatusCard } from '#web/features/music-performance/status-card.tsx';
import { performanceLog, recordOperation, recordPick } from '#web/services/player/performance-log.ts';

it('[MUSIC-02] the status card says where the last mood’s music came from, once there is one', () => {
  recordOperation('mood-play', 900, true);
  // The log lives as long as its page, which other tests here share.
  const nothingPicked = vi.spyOn(performanceLog, 'lastPick').mockReturnValue(null);
  const { unmount } = render(<StatusCard />);
  expect(screen.queryByText('Your last mood')).toBeNull();
  unmount();
  nothingPicked.mockRestore();
  recordPick({ fallbackLevel: 3, source: 'library' });
  render(<StatusCard />);
  expect(screen.getByRole('definition').textContent).toBe(
    'Nothing fitted that mood, so you got what the library has. (Fallback 3 of 4)',
  );
});
