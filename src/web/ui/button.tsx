import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const look = cva(
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-full font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      kind: {
        primary: 'bg-ember text-on-ember hover:bg-ember-strong',
        quiet: 'border border-edge bg-transparent text-ink hover:border-muted hover:bg-raised',
        plain: 'bg-transparent text-muted hover:bg-raised hover:text-ink',
      },
      size: {
        // Spec 1 §9: 44 px, and 48 px for large.
        normal: 'min-h-11 px-5 text-base',
        large: 'min-h-12 px-7 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { kind: 'quiet', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof look> {
  readonly asChild?: boolean;
}

export const Button = ({ asChild = false, kind, size, className, type = 'button', ...rest }: ButtonProps) => {
  const classes = classNames(look({ kind, size }), className);
  return asChild ? (
    <Slot.Root className={classes} {...rest} />
  ) : (
    <button type={type} className={classes} {...rest} />
  );
};
