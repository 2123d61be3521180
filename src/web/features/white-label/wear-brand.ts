import type { Brand } from '#domain/white-label/brand-answer.ts';
import '#web/features/white-label/brand.css';

const ours = ' · Kindling';

/** The name of the tab ends with the operator's name, whoever writes it. */
const renameTab = (name: string): (() => void) => {
  const title = document.querySelector('title');
  if (title === null) return () => undefined;
  const rename = (): void => {
    if (document.title.endsWith(ours)) {
      document.title = `${document.title.slice(0, -ours.length)} · ${name}`;
    }
  };
  rename();
  const watch = new MutationObserver(rename);
  watch.observe(title, { childList: true });
  return () => {
    watch.disconnect();
    const theirs = ` · ${name}`;
    if (document.title.endsWith(theirs)) {
      document.title = document.title.slice(0, -theirs.length) + ours;
    }
  };
};

const colour = (accent: NonNullable<Brand['accent']>): (() => void) => {
  const root = document.documentElement;
  const values = (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(accent[theme]).map(([shade, value]) => [`--brand-${theme}-${shade}`, value] as const),
  );
  for (const [name, value] of values) root.style.setProperty(name, value);
  root.dataset['brand'] = '';
  return () => {
    delete root.dataset['brand'];
    for (const [name] of values) root.style.removeProperty(name);
  };
};

/** The page in the operator's colours and under their name. Gives the way back. */
export const wearBrand = ({ name, accent }: Brand): (() => void) => {
  const undo = [name === null ? null : renameTab(name), accent === null ? null : colour(accent)];
  return () => undo.forEach((step) => step?.());
};
