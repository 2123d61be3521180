import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';

const Hello = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

describe('[COACH-01] a part that somebody waits for', () => {
  it('says that it is on its way, then comes with what it was given', async () => {
    const { Part } = createAwaitedPart(async () => Hello);
    render(<Part name="Robin" />);
    expect(screen.getByText('Loading…')).toBeDefined();
    expect(await screen.findByText('Hello, Robin')).toBeDefined();
  });

  it('is there at once where it was fetched ahead of time', async () => {
    const { Part, preload } = createAwaitedPart(async () => Hello);
    preload();
    await Promise.resolve();
    render(<Part name="Robin" />);
    expect(screen.getByText('Hello, Robin')).toBeDefined();
  });

  it('offers another try where it does not come, and says what else may help', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(async () => {
      throw new TypeError('No network');
    });
    const { Part, preload } = createAwaitedPart(load, { notLoaded: 'We couldn’t load the answer.' });
    // Nobody waits for it yet, so nobody is told.
    preload();
    const user = userEvent.setup();
    render(<Part name="Robin" />);
    expect(await screen.findByText('We couldn’t load the answer.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/reload the page/)).toBeDefined();
    load.mockImplementation(async () => Hello);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Hello, Robin')).toBeDefined();
  });
});
