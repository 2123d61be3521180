import { type ComponentType, useEffect, useState } from 'react';

interface LatePartProps<Props extends object> {
  /** 0 until the part is needed. When it changes after a fetch that failed, the fetch is tried again. */
  readonly need: number;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A part of the page that is fetched when it is first needed. Meanwhile the page goes on without it. */
export const LatePart = <Props extends object>({ need, load, props }: LatePartProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = Part === null;
  useEffect(() => {
    if (need === 0 || !isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [need, isMissing, load]);
  return Part && <Part {...props} />;
};
