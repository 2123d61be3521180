const words = 'That didn’t load. Check your connection, then press it again.';
const shownFor = 8000;

/** A press whose code does not come is answered without any: the board of messages is code, too. */
export const sayNotLoaded = (): void => {
  document.querySelector('[data-not-loaded]')?.remove();
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.dataset['notLoaded'] = '';
  line.className =
    'fixed inset-x-4 top-4 z-50 mx-auto w-fit rounded-2xl border border-line bg-surface px-5 py-3 text-ink shadow-soft';
  document.body.append(line);
  // Said by a screen reader only if it comes after the region itself.
  requestAnimationFrame(() => {
    line.textContent = words;
  });
  setTimeout(() => line.remove(), shownFor);
};
