import type { FocusSound } from '#domain/focus/focus-sound.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface SoundMemoryProps {
  readonly task: Task | null;
  readonly sound: FocusSound;
  readonly onChoose: (sound: FocusSound) => void;
}
