/**
 * A ref that keeps a custom property of the page as high as the element it stands on, so that nothing ends up under it. The
 * property goes with the element.
 */
export const heightProperty = (name: `--${string}`) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // What is hidden takes no part in it.
    if (element.offsetHeight === 0) style.removeProperty(name);
    else style.setProperty(name, `${element.offsetHeight}px`);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};
