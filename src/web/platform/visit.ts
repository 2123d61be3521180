type Visit = (path: string, how?: { readonly replace?: boolean }) => void;

const byTheBrowser: Visit = (path, how) => {
  if (how?.replace === true) location.replace(path);
  else location.assign(path);
};

let go = byTheBrowser;

/** To another page of ours: by the browser's own navigation until somebody has taken over. */
export const visit: Visit = (path, how) => go(path, how);

/** Returns how to leave it to the browser again. */
export const takeOverVisits = (next: Visit): (() => void) => {
  go = next;
  return () => {
    if (go === next) go = byTheBrowser;
  };
};
