import { contactLimits } from '#domain/contact/contact-limits.ts';
import { contactLength } from '#domain/contact/validate-contact.ts';

const { max } = contactLimits.message;
const near = 400;
const whole = new Intl.NumberFormat('en');

/** In steps, and only near the end: nobody is interrupted at every letter. */
const spoken = (left: number): string => {
  if (left > near) return '';
  if (left < 0) return 'The message is too long now.';
  return `Fewer than ${whole.format((Math.floor(left / 100) + 1) * 100)} characters left.`;
};

export const CharacterCount = ({ message }: { readonly message: string }) => {
  const length = contactLength(message);
  return (
    <>
      <p className="mt-2 text-muted">
        {whole.format(length)} of {whole.format(max)} characters
      </p>
      <output className="sr-only">{spoken(max - length)}</output>
    </>
  );
};
