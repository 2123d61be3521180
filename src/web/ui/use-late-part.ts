import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page that is fetched when it is first needed. `need` is 0 until then; when it changes after a fetch
 * that failed, the fetch is tried again. Meanwhile the page goes on without the part.
 */
export const useLatePart = <Props extends object>(
  need: number,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null => {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const isMissing = loaded === null;
  useEffect(() => {
    if (need === 0 || !isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setLoaded({ Part }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [need, isMissing, load]);
  return loaded?.Part ?? null;
};
