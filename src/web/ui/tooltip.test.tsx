import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip, TooltipArea } from '#web/ui/tooltip.tsx';

const drawn = (first: string) => (
  <TooltipArea delay={0}>
    <Tooltip text={first}>
      <button type="button">One</button>
    </Tooltip>
    <Tooltip text="The second">
      <button type="button">Two</button>
    </Tooltip>
  </TooltipArea>
);

const begin = () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(drawn('The first'));
  return { user, rerender };
};

describe('[UI-04] tooltips', () => {
  it('show what was pointed at before their code was there', async () => {
    const { user } = begin();
    await user.hover(screen.getByRole('button', { name: 'One' }));
    expect(await screen.findByText('The first')).toBeTruthy();
  });

  it('follow the focus, and go with it', async () => {
    const { user } = begin();
    await user.tab();
    expect(await screen.findByText('The first')).toBeTruthy();
    await user.tab();
    expect(await screen.findByText('The second')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('The first')).toBeNull());
    await user.tab();
    await waitFor(() => expect(screen.queryByText('The second')).toBeNull());
  });

  it('do not show what was left meanwhile', async () => {
    const { user } = begin();
    await user.hover(screen.getByRole('button', { name: 'One' }));
    await user.unhover(screen.getByRole('button', { name: 'One' }));
    await user.hover(screen.getByRole('button', { name: 'Two' }));
    expect(await screen.findByText('The second')).toBeTruthy();
    expect(screen.queryByText('The first')).toBeNull();
  });

  it('go when their element is pressed, which is the same element all along, and say what holds by then', async () => {
    const { user, rerender } = begin();
    const button = screen.getByRole('button', { name: 'One' });
    await user.tab();
    await screen.findByText('The first');
    expect(screen.getByRole('button', { name: 'One' })).toBe(button);
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('The first')).toBeNull());
    rerender(drawn('Another'));
    await user.tab();
    await user.tab({ shift: true });
    expect(await screen.findByText('Another')).toBeTruthy();
  });
});
