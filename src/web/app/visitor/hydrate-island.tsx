import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryTyped } from '#web/app/visitor/carry-typed.ts';
import { IslandFrame } from '#web/app/visitor/island-frame.tsx';

interface LivingProps {
  readonly onLiving: () => void;
  readonly children: ReactNode;
}

const Living = ({ onLiving, children }: LivingProps): ReactNode => {
  useEffect(onLiving, [onLiving]);
  return children;
};

/** Takes over what was drawn; answers once it can be pressed, with how to give it back. */
export const hydrateIsland = async (element: HTMLElement, Component: ComponentType): Promise<() => void> => {
  const name = element.dataset['island'] ?? '';
  const carry = carryTyped(element);
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <Living
        onLiving={() => {
          carry();
          resolve(() => root.unmount());
        }}
      >
        <IslandFrame name={name} Component={Component} />
      </Living>,
      { identifierPrefix: name },
    );
  });
};
