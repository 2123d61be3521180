import { installLogs } from '#web/app/install-logs.ts';
import { startVisit } from '#web/app/visitor/start-visit.ts';
import { trustOwnScripts } from '#web/platform/trusted-scripts.ts';
import { sayPageIsThere } from '#web/platform/page-there.ts';
import { goOnWithoutPage, whenIdle } from '#web/platform/when-idle.ts';

trustOwnScripts();
installLogs();
if (import.meta.env.PROD) {
  whenIdle(() => void import('#web/app/start-offline.ts').then(async ({ startOffline }) => startOffline()));
}
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root');

// A page that was drawn at build time stays as it was drawn for a visitor. Its text is what one sees without a query string.
const staysAsDrawn =
  root.dataset['prerendered'] !== undefined &&
  !('returning' in document.documentElement.dataset) &&
  location.search === '';
if (staysAsDrawn) {
  sayPageIsThere();
  startVisit(root);
} else {
  void import('#web/app/whole-app.tsx')
    .then(async ({ drawWholeApp }) => drawWholeApp(root))
    .finally(goOnWithoutPage);
}
