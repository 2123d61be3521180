import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { DemoMine } from './demo-mine.tsx';

vi.mock(import('#domain/memory/demo/mine-examples.ts'), () => {
  throw new Error('no network');
});

it('[LAND-04] says so when the rules of the memory demo do not arrive', async () => {
  const { user } = await renderFeature(<DemoMine onKeep={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Mine Chat Insights' }));
  expect(await screen.findByText(/^This part didn’t arrive/)).toBeTruthy();
  expect(screen.queryByText(/suggestion/i)).toBeNull();
});
