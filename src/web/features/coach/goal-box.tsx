import { type SyntheticEvent, type ReactNode, useState } from 'react';
import { shownData } from '#domain/coach/answer/shown-data.ts';
import { coachLimits } from '#domain/coach/run/coach-limits.ts';
import { DataChoice } from '#web/features/coach/data-choice.tsx';
import type { Answered } from '#web/features/coach/goal-reply.tsx';
import { PeopleNow } from '#web/features/coach/people-now.tsx';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useAskedGoal } from '#web/features/coach/use-asked-goal.ts';
import type { OwnData } from '#web/features/coach/use-own-data.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

// With all the material and the words for care: fetched while somebody types. What they typed is read by it before anything is shown.
const { Part: GoalReply, preload } = createAwaitedPart(
  async () => (await import('#web/features/coach/goal-reply.tsx')).GoalReply,
  { notLoaded: 'We couldn’t load the answer. What you typed is still here.' },
);

interface GoalBoxProps {
  readonly own: OwnData;
  /** What makes an answer more personal, below it. */
  readonly personal?: (answered: Answered) => ReactNode;
}

/** One box for what somebody wants, and one thing to try for it. Nothing is kept before they try it. */
export const GoalBox = ({ own, personal }: GoalBoxProps) => {
  const { tryOut } = useCoachActions();
  const [text, setText] = useState('');
  const { asked, isLooking, ask, clear } = useAskedGoal();
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    ask(text.trim());
  };
  return (
    <div className="space-y-5">
      <form onSubmit={send}>
        <Field
          label="What would you like to go better at work?"
          hint="In your own words. One thing is enough."
          error={undefined}
        >
          {(slot) => (
            <textarea
              {...slot}
              rows={2}
              value={text}
              maxLength={coachLimits.goal}
              onFocus={preload}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                ask(text.trim());
              }}
              className={inputLook}
            />
          )}
        </Field>
        {/* With an answer on the page, the next thing to do is in it. */}
        <Button
          type="submit"
          kind={asked === null ? 'primary' : 'quiet'}
          className="mt-4"
          disabled={text.trim() === ''}
        >
          Find one thing to try
        </Button>
        <output className="mt-3 block text-lg empty:mt-0">{isLooking ? 'Looking…' : ''}</output>
      </form>
      <PeopleNow />
      <Disclosure name="What of yours it may use" size="small">
        <div className="pt-2">
          <DataChoice
            label="Untick what you want to leave out."
            data={shownData(own.data)}
            leftOut={own.leftOut}
            onToggle={own.toggle}
          />
        </div>
      </Disclosure>
      {asked !== null && (
        <GoalReply
          key={asked.id}
          goal={asked.goal}
          ranked={asked.ranked}
          own={own}
          onTry={(one) => {
            tryOut(one);
            setText('');
            clear();
          }}
          {...(personal === undefined ? {} : { personal })}
        />
      )}
    </div>
  );
};
