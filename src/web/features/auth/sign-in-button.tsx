import type { ComponentProps } from 'react';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { Button } from '#web/ui/button.tsx';

interface SignInButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'children' | 'className' | 'kind' | 'size'
> {
  /** Where the person lands afterwards. */
  readonly next?: string | null;
}

/** A way in. In a drawn page it needs no code of its own: whoever presses is led to the sign-in by its mark. */
export const SignInButton = ({ next = null, ...look }: SignInButtonProps) => (
  <Button data-sign-in={next ?? ''} onClick={useSignIn(next)} {...look} />
);
