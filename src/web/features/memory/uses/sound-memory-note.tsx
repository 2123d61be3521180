import { type ReactNode, useEffect } from 'react';
import { focusSoundLabel } from '#domain/focus/focus-sound.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { soundInMemory } from '#domain/memory/uses/sound-in-memory.ts';
import { helpfulSoundWords, soundThatHelped } from '#domain/memory/uses/sound-that-helped.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { useMemoryDate } from '#web/features/memory/uses/memory-date.ts';
import { MemoryNote, MemoryQuiet, useMemoryUse } from '#web/features/memory/uses/memory-note.tsx';
import type { SoundMemoryProps } from '#web/features/memory/uses/sound-memory.tsx';
import { noteUseOnce } from '#web/services/memory/note-use-once.ts';
import { useRecall } from '#web/services/memory/use-recall.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

const namesSound = ({ layer, sentence }: Memory): boolean =>
  layer === 'associative' && soundInMemory(sentence) !== null;

/** From one's own sessions with such a task. */
const usePastSound = (task: Task) => {
  const sessions = useRecords('focusSessions');
  const tasks = useRecords('tasks');
  const heard = useRecords('heardTracks');
  const { library } = usePlayerView();
  return soundThatHelped(task.kind, { sessions, tasks, heard, library });
};

const ForTask = ({ task, sound, onChoose }: SoundMemoryProps & { readonly task: Task }): ReactNode => {
  const { data = [] } = useRecall(task.title);
  const memory = data.find(namesSound) ?? null;
  const past = usePastSound(task);
  const saidOn = useMemoryDate(memory);
  useEffect(() => {
    if (memory !== null) noteUseOnce(memory, 'focus', task.id);
  }, [memory, task.id]);
  // What somebody said themselves comes before what was counted.
  const named = memory === null ? (past?.sound ?? null) : soundInMemory(memory.sentence);
  if (named === null) return null;
  return (
    <MemoryNote
      place="focus"
      words={past !== null && memory === null ? helpfulSoundWords(past) : `“${memory?.sentence ?? ''}”`}
      from={memory === null ? 'From your own sessions' : saidOn}
    >
      <Button size="small" disabled={named === sound} onClick={() => onChoose(named)}>
        {named === sound ? `${focusSoundLabel(named)} is chosen` : `Choose ${focusSoundLabel(named)}`}
      </Button>
    </MemoryNote>
  );
};

/** Below everything that can be pressed: it may come late, and nothing moves under a finger. */
export const SoundMemoryNote = (props: SoundMemoryProps) => {
  const { on, wasOn } = useMemoryUse('focus');
  return (
    <div className="empty:hidden">
      {wasOn && <MemoryQuiet place="focus" />}
      {on && props.task !== null && <ForTask key={props.task.id} {...props} task={props.task} />}
    </div>
  );
};
