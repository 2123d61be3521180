import { type Capture, type CaptureReading, readCapture, takenLiterally } from '#domain/capture/capture.ts';
import { today } from '#web/platform/clock/clock.ts';
import { dayOrder } from '#web/platform/clock/local-words.ts';

/** How a line is to be read, beside its words. */
export interface CaptureChoices {
  /** Parts that stay in the title, in small letters. */
  readonly unread: readonly string[];
  /** Nothing is read at all. */
  readonly isLiteral: boolean;
}

export const readEverything: CaptureChoices = { unread: [], isLiteral: false };

export interface CaptureState extends CaptureChoices {
  readonly line: string;
  readonly reading: CaptureReading;
  /** What the line says, by the person's choices. */
  readonly said: Capture;
  readonly toggle: (text: string) => void;
  readonly setLiteral: (isLiteral: boolean) => void;
}

/** A line as it is typed. Choices stay while typing goes on; one whose words are gone is not shown any more. */
export const captureState = (
  line: string,
  choices: CaptureChoices,
  onChoose: (choices: CaptureChoices) => void,
): CaptureState => {
  const unread = choices.unread.filter((text) => line.toLowerCase().includes(text));
  const reading = readCapture(line, today(), { dayOrder: dayOrder(), unread });
  return {
    line,
    reading,
    unread,
    isLiteral: choices.isLiteral,
    said: choices.isLiteral ? takenLiterally(line) : reading.capture,
    toggle: (text) => {
      const plain = text.toLowerCase();
      const isUnread = choices.unread.includes(plain);
      onChoose({
        ...choices,
        unread: isUnread ? choices.unread.filter((one) => one !== plain) : [...choices.unread, plain],
      });
    },
    setLiteral: (isLiteral) => onChoose({ ...choices, isLiteral }),
  };
};
