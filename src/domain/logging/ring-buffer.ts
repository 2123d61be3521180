/** Spec 1 §9. */
export const logBufferSize = 100;

/** The newest `size` items, oldest first. Never changed, only replaced. */
export interface RingBuffer<Item> {
  readonly size: number;
  readonly items: readonly Item[];
}

export const emptyBuffer = <Item>(size: number): RingBuffer<Item> => ({ size, items: [] });

export const push = <Item>(buffer: RingBuffer<Item>, item: Item): RingBuffer<Item> => ({
  ...buffer,
  items: [...buffer.items, item].slice(-buffer.size),
});
