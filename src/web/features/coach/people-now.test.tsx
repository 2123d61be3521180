import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GoalBox } from '#web/features/coach/goal-box.tsx';
import { useOwnData } from '#web/features/coach/use-own-data.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const Goal = () => <GoalBox own={useOwnData('Robin')} />;
const line = 'Is it about more than work? People to talk to now';

it('[COACH-01] people to talk to are one press away, whatever was typed', async () => {
  const { user } = await renderFeature(<Goal />);
  const summary = screen.getByText(line).closest('summary')!;
  const fold = summary.closest('details')!;
  expect(fold.open).toBe(false);
  expect(summary.className).toMatch(/min-h-\[44px\]/);
  await user.click(summary);
  expect(fold.open).toBe(true);
  expect(within(fold).getByText('Your local emergency number')).toBeTruthy();
  expect(within(fold).getByText('A crisis line in your country')).toBeTruthy();
  expect(within(fold).getByText('Someone near you')).toBeTruthy();
});

it('[COACH-01] it claims nothing about what somebody wrote, and stays beside an answer', async () => {
  const { user } = await renderFeature(<Goal />);
  await user.type(screen.getByLabelText(/What would you like/), 'I cannot start my report');
  await user.click(screen.getByRole('button', { name: 'Find one thing to try' }));
  const fold = screen.getByText(line).closest('details')!;
  expect(fold.textContent).not.toMatch(/you (?:told|said|wrote)/);
  expect(await screen.findByRole('region', { name: 'Answer' })).toBeTruthy();
});
