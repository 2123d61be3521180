const still = 150;

/** How long a chosen answer is seen before the next question, in milliseconds: the room's own pace, and a blink where nothing moves. */
export const answerPause = (): number => {
  const root = document.documentElement;
  const pace = Number.parseFloat(getComputedStyle(root).getPropertyValue('--pace')) * 1000;
  return root.dataset['motion'] === 'full' && pace > still ? pace : still;
};
