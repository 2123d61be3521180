import { contactTopicLabels, contactTopics } from '#domain/contact/contact-topics.ts';
import type { ContactErrors } from '#domain/contact/validate-contact.ts';
import { CharacterCount } from '#web/features/contact/character-count.tsx';
import type { ContactDraft } from '#web/features/contact/contact-draft.ts';
import { fieldId } from '#web/features/contact/error-summary.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, FieldError, inputLook } from '#web/ui/field.tsx';

const topics = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }));

interface ContactFieldsProps {
  readonly draft: ContactDraft;
  readonly errors: ContactErrors;
  /** The address of whoever is signed in. */
  readonly account: string | null;
  readonly onChange: (part: Partial<ContactDraft>) => void;
}

export const ContactFields = ({ draft, errors, account, onChange }: ContactFieldsProps) => (
  <>
    <div id={fieldId('topic')}>
      <p className="text-lg font-medium">What’s it about?</p>
      <ChoiceChips
        label="What’s it about?"
        name="topic"
        choices={topics}
        value={draft.topic}
        onChange={(topic) => onChange({ topic })}
        className="mt-3"
      />
      <FieldError id={`${fieldId('topic')}-error`} error={errors.topic} />
    </div>
    <Field label="Your message" id={fieldId('message')} error={errors.message}>
      {(slot) => (
        <>
          <textarea
            {...slot}
            name="message"
            rows={7}
            value={draft.message}
            onChange={(event) => onChange({ message: event.target.value })}
            className={inputLook}
          />
          <CharacterCount message={draft.message} />
        </>
      )}
    </Field>
    <Field label="Your name (optional)" id={fieldId('name')} error={errors.name}>
      {(slot) => (
        <input
          {...slot}
          name="name"
          autoComplete="name"
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          className={inputLook}
        />
      )}
    </Field>
    <Field
      label={account === null ? 'Your e-mail' : 'Another e-mail (optional)'}
      hint={
        account === null
          ? 'We only use it to reply.'
          : `Leave it empty and we’ll reply to ${account === '' ? 'your account’s address' : account}.`
      }
      id={fieldId('email')}
      error={errors.email}
    >
      {(slot) => (
        <input
          {...slot}
          type="email"
          name="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
          className={inputLook}
        />
      )}
    </Field>
  </>
);

/** For programs that fill in whatever they find. Nobody sees it, hears it or gets to it; its label is for a page without styles. */
export const TrapField = () => (
  <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
    <label htmlFor="contact-subject">Leave this empty</label>
    <input id="contact-subject" name="subject" tabIndex={-1} autoComplete="off" />
  </div>
);
