import { useId } from 'react';
import { useNavigate } from 'react-router';
import { secondsLeft } from '#domain/focus/focus-clock.ts';
import { leftInWords } from '#domain/focus/focus-words.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { beginSession, type StartRequest } from '#web/features/focus/begin-session.ts';
import { waitingStart } from '#web/features/focus/waiting-start.ts';
import { useStore } from '#web/platform/use-store.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface StartQuestionProps {
  readonly session: FocusSession | null;
  readonly now: number;
}

interface QuestionProps {
  readonly session: FocusSession;
  readonly now: number;
  readonly wanted: StartRequest;
}

const close = (): void => waitingStart.set(null);

const Question = ({ session, now, wanted }: QuestionProps) => {
  const store = useRecordStore();
  const samples = useSamples();
  const tasks = useRecords('tasks');
  const navigate = useNavigate();
  const id = useId();
  const about = sessionSubject(session, tasks);
  const other = wanted.task?.title ?? wanted.intention ?? '';
  const switchOver = (): void => {
    close();
    beginSession(store, samples, wanted);
    void navigate('/focus');
  };
  return (
    <Dialog open onClose={close} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-2xl leading-snug font-semibold break-words">
        {about === null ? 'You have a session running' : `You’re focusing on “${about}”`}
      </h2>
      <p className="mt-2 text-lg text-muted">
        {leftInWords(secondsLeft(session, now))}. If you switch, the minutes so far still count.
      </p>
      <div className="mt-6 grid gap-3">
        <Button size="large" kind="primary" className="break-words" onClick={close}>
          Keep going
        </Button>
        <Button size="large" className="break-words" onClick={switchOver}>
          {other === '' ? 'Switch to a new session' : `Switch to “${other}”`}
        </Button>
      </div>
    </Dialog>
  );
};

/** One session at a time: which is it to be? Nothing is lost either way. */
export const StartQuestion = ({ session, now }: StartQuestionProps) => {
  const wanted = useStore(waitingStart);
  return wanted !== null && session !== null && <Question session={session} now={now} wanted={wanted} />;
};
