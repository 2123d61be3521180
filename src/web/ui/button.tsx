import { cva, type VariantProps } from 'class-variance-authority';
import { cloneElement, type ComponentProps, isValidElement, type MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { buzz, type Haptic } from '#web/ui/haptics.ts';

const look = cva(
  'inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-full text-center font-medium text-balance transition-colors disabled:cursor-default disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      kind: {
        // Its first name is for what lies over a page for a moment, and keeps away from it.
        primary: 'primary-action bg-ember text-on-ember hover:bg-ember-strong',
        quiet: 'border border-edge bg-transparent text-ink hover:border-muted hover:bg-raised',
        plain: 'bg-transparent text-muted hover:bg-raised hover:text-ink',
      },
      size: {
        // Spec 1 §9: 44 px, and 48 px for large and touch. In pixels, since a rem of ours is not 16 of them.
        normal: 'min-h-[44px] px-5 py-1.5 text-base',
        small: 'min-h-[44px] px-3.5 py-1.5 text-sm',
        large: 'min-h-[48px] px-7 py-1.5 text-lg',
        touch: 'min-h-[48px] min-w-[48px] px-5 py-1.5 text-base',
        // The target stays as it is while its sign grows with the text: up to here.
        icon: 'size-[44px] [&_svg]:max-h-[60%] [&_svg]:max-w-[60%]',
      },
    },
    defaultVariants: { kind: 'quiet', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof look> {
  /** Lends its looks to the one element inside, a link for instance. */
  readonly asChild?: boolean;
  /** How it feels on a phone; what cannot be undone is heavy. */
  readonly haptic?: Haptic;
}

export const Button = (props: ButtonProps) => {
  const { asChild = false, kind, size, className, type = 'button', children, onClick, ...rest } = props;
  const { haptic = kind === 'primary' ? 'medium' : 'light', ...attributes } = rest;
  const classes = classNames(look({ kind, size }), className);
  // On the click and not when the finger lands: a scroll that starts on a button is not a press.
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    buzz(haptic);
    onClick?.(event);
  };
  if (asChild && isValidElement<ComponentProps<'button'>>(children)) {
    const own = children.props;
    return cloneElement(children, {
      ...attributes,
      ...own,
      className: classNames(classes, own.className),
      onClick: (event) => {
        press(event);
        own.onClick?.(event);
      },
    });
  }
  return (
    <button type={type} className={classes} onClick={press} {...attributes}>
      {children}
    </button>
  );
};
