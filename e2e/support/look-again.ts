/**
 * For `expect.poll`, which by itself looks after a tenth, a quarter, a half and then every whole second: what is there in
 * a moment is waited for half a second too long.
 */
export const lookAgain: number[] = [20, 50, 100, 200];
