import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawnPart } from '#web/ui/drawn-part.tsx';

const Form = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="Question" defaultValue="" />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Pressed {count}
      </button>
    </>
  );
};

let comeNear: () => void = () => undefined;
let root: Root | null = null;

/** The page as the build draws it, taken over by a browser that has none of the part's code. */
const takeOver = async (load: () => Promise<typeof Form>) => {
  const drawn = createDrawnPart(async () => Form);
  await drawn.preload();
  vi.stubGlobal('document', undefined);
  const html = renderToString(<drawn.Part />);
  vi.unstubAllGlobals();
  stubObserver();
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const later = createDrawnPart(load);
  await act(async () => {
    root = hydrateRoot(page, <later.Part />);
  });
};

const stubObserver = (): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
};

beforeEach(stubObserver);

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('[LAND-04] a part that was drawn at build time', () => {
  it('stands there without its code until somebody comes near', async () => {
    const load = vi.fn<() => Promise<typeof Form>>(async () => Form);
    await takeOver(load);
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    await act(async () => comeNear());
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('does what was pressed meanwhile, and keeps what was typed and where somebody was', async () => {
    const code = Promise.withResolvers<typeof Form>();
    await takeOver(async () => code.promise);
    await userEvent.type(screen.getByRole('textbox'), 'tax');
    await userEvent.click(screen.getByRole('button'));
    await act(async () => code.resolve(Form));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Pressed 1' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('tax');
  });

  it('stays as it was drawn where its code does not come, and tries again with the next press', async () => {
    const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue(Form);
    await takeOver(load);
    await act(async () => comeNear());
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeTruthy();
  });
});
