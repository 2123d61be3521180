import { homeWithError } from '#domain/auth/sign-in-errors.ts';
import { cleanQuery } from '#domain/search/search-query.ts';
import { placeLinkOf } from '#web/platform/own-link.ts';
import { placeOf, walkToAnchor } from '#web/platform/walk-to-anchor.ts';
import { visit } from '#web/platform/visit.ts';
import { buzz } from '#web/ui/haptics.ts';
import { chooseTheme } from '#web/services/appearance/appearance.ts';

const signIn = async (next: string): Promise<void> => {
  const { signInNow } = await import('#web/features/auth/sign-in-now.ts');
  await signInNow(next === '' ? null : next);
};

/** The same address as in the app, whatever was typed around the words. */
const searchFor = (form: HTMLFormElement): void => {
  const typed = new FormData(form).get('q');
  visit(`/search?q=${encodeURIComponent(cleanQuery(typeof typed === 'string' ? typed : ''))}`);
};

const walkTo = (to: URL): void => {
  const place = placeOf(to.hash);
  if (place === null) return;
  history.pushState(null, '', to);
  walkToAnchor(place);
};

/** What is pressed and draws nothing: the theme, the way in, a place on this page, a search. */
export const pressWithoutReact = (root: HTMLElement, signal: AbortSignal): void => {
  root.addEventListener(
    'click',
    (event) => {
      const place = placeLinkOf(event);
      if (place !== null) {
        event.preventDefault();
        walkTo(place);
      }
      const { target } = event;
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (button === null) return;
      const { signIn: next, switchTheme } = button.dataset;
      // Inside an island the button itself does it.
      if (button.closest('[data-island]') !== null) return;
      if (switchTheme !== undefined || next !== undefined) {
        buzz(button.classList.contains('primary-action') ? 'medium' : 'light');
      }
      if (switchTheme !== undefined) {
        chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
      }
      if (next !== undefined) {
        signIn(next).catch(() => visit(homeWithError('auth_failed'), { replace: true }));
      }
    },
    { signal },
  );
  root.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/search') return;
      event.preventDefault();
      searchFor(target);
    },
    { signal },
  );
};
