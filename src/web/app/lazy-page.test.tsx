import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { lazyPage } from '#web/app/lazy-page.tsx';

describe('[HEAD-02] a page that cannot be loaded', () => {
  it('is fetched once until somebody asks again, and starts over where that fails as well', async () => {
    const load = vi.fn<() => Promise<object>>().mockRejectedValue(new Error('No such file'));
    const startOver = vi.fn<() => void>();
    const { element, failed } = lazyPage(load, startOver);
    const Way = () => {
      const [isThere, go] = useState(false);
      return isThere ? (
        <ErrorBoundary name="page" onShown={failed}>
          {element}
        </ErrorBoundary>
      ) : (
        <button type="button" onClick={() => startTransition(() => go(true))}>
          Go
        </button>
      );
    };
    render(<Way />, { wrapper: AuthProvider });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Go' })));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(startOver).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(again));
    await screen.findByRole('button', { name: 'Try Again' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(startOver).toHaveBeenCalledOnce();
  });
});
