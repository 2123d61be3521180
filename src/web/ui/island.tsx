import { type ComponentType, createElement } from 'react';

type DrawIsland = (name: string, Component: ComponentType) => string;

let draw: DrawIsland | null = null;

/** At build time alone: islands are drawn one by one, each as the root it becomes in the browser. */
export const drawIslandsWith = (next: DrawIsland): void => {
  draw = next;
};

/**
 * A part of a public page that can be pressed. In a page drawn at build time it stands as it was drawn, and comes alive by
 * itself when somebody comes near (decision 095); in the app it is a component like any other.
 */
export const createIsland = (name: string, Component: ComponentType): ComponentType => {
  const Island = () =>
    draw === null
      ? createElement(Component)
      : createElement('div', {
          'data-island': name,
          className: 'contents',
          dangerouslySetInnerHTML: { __html: draw(name, Component) },
        });
  return Island;
};
