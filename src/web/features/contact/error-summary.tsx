import { type MouseEvent, type Ref, useId } from 'react';
import { type ContactErrors, contactFields } from '#domain/contact/validate-contact.ts';

export const fieldId = (field: string): string => `contact-${field}`;

const goTo = (event: MouseEvent, id: string): void => {
  const place = document.getElementById(id);
  const control = place?.matches('input, textarea') === true ? place : place?.querySelector('input');
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.focus();
};

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLElement>;
  readonly errors: ContactErrors;
}

/** Every mistake in one place, each a way to its field. Takes the focus when somebody wanted to send. */
export const ErrorSummary = ({ ref, errors }: ErrorSummaryProps) => {
  const heading = useId();
  const wrong = contactFields.filter((field) => errors[field] !== undefined);
  return (
    <section
      ref={ref}
      aria-labelledby={heading}
      tabIndex={-1}
      className="rounded-2xl border border-edge bg-raised p-5"
    >
      <h2 id={heading} className="text-lg font-semibold">
        {wrong.length === 1 ? 'Please check one thing' : `Please check ${wrong.length} things`}
      </h2>
      <ul className="mt-1">
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => goTo(event, fieldId(field))}
              className="inline-block py-2 text-calm underline underline-offset-4 hover:text-ink"
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
