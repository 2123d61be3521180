const first = 4096;

/** A list of numbers that is as small in memory as its numbers. */
export class GrowingNumbers {
  #values = new Float64Array(first);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(2 * this.#length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  values(): Float64Array {
    return this.#values.subarray(0, this.#length);
  }
}
