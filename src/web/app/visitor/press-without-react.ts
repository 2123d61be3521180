import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { visit } from '#web/platform/visit.ts';
import { chooseTheme } from '#web/services/appearance/appearance.ts';

const signIn = async (next: string): Promise<void> => {
  const { signInNow } = await import('#web/features/auth/sign-in-now.ts');
  await signInNow(next === '' ? null : next);
};

/** Two things that are pressed on every page and draw nothing: the theme, and the way in. */
export const pressWithoutReact = (root: HTMLElement, signal: AbortSignal): void => {
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (button === null) return;
      const { signIn: next, switchTheme } = button.dataset;
      if (switchTheme !== undefined) {
        chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
      }
      // Inside an island the button itself does it.
      if (next !== undefined && button.closest('[data-island]') === null) {
        signIn(next).catch(() => visit(homeWithError('auth_failed'), { replace: true }));
      }
    },
    { signal },
  );
};
