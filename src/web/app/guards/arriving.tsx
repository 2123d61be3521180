import { type ComponentType, lazy, useState } from 'react';

/** A component that is loaded on its own, and drawn in the first stroke where it was asked for ahead. */
export const createArriving = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let arrived: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    arrived = await load();
  };
  const Arriving = lazy(async () => ({ default: await load() }));
  const Component = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => arrived ?? Arriving);
    return <Drawn {...props} />;
  };
  return { Component, preload };
};
