import { TalkHere } from '#web/features/voice/talk-here.tsx';
import { TypedCommand } from '#web/features/voice/typed-command.tsx';

export const TryTalking = () => (
  <>
    <TalkHere />
    <TypedCommand />
  </>
);
