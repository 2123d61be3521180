import { type ComponentType, useEffect, useState } from 'react';

interface LazyPartProps<Props extends object> {
  /** 0 until the part is needed. When it changes after a fetch that failed, the fetch is tried again. */
  readonly need: number;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** The part itself where it is there already: it is then drawn at once. */
  readonly ready?: ComponentType<Props> | null;
}

/** A part of the page that is fetched when it is first needed. Meanwhile the page goes on without it. */
export const LazyPart = <Props extends object>({ need, load, props, ready = null }: LazyPartProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => ready);
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

/** A part to fetch ahead of time: where that has happened, it is drawn at once. */
export const createLazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let ready: ComponentType<Props> | null = null;
  const preload = async (): Promise<ComponentType<Props>> => {
    ready ??= await load();
    return ready;
  };
  const Part = (props: Props) => <LazyPart need={1} load={preload} props={props} ready={ready} />;
  return { preload, Part };
};
