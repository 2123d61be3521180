import { AudioLines, Headphones, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';

const points = [
  {
    Sign: Headphones,
    title: 'Plays right away',
    text: 'Drop your files in and listen in the same player as everything else.',
  },
  {
    Sign: AudioLines,
    title: 'Measured for you',
    text: 'We measure tempo, key and loudness, and say what’s measured and what’s only a convention.',
  },
  {
    Sign: Lock,
    title: 'Yours to share or not',
    text: 'Keep a track to yourself, or offer it to the library. You can delete it at any time.',
  },
] as const;

/** What a guest sees: what it does, and the way in. */
export const UploadDoor = ({ wayIn }: { readonly wayIn: ReactNode }) => (
  <div className="rounded-3xl border border-line bg-surface p-6 sm:p-9">
    <ul className="grid gap-x-10 gap-y-7 md:grid-cols-3">
      {points.map(({ Sign, title, text }) => (
        <li key={title}>
          <Sign aria-hidden="true" className="size-7 text-calm" />
          <h3 className="mt-3 text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-7">
      {wayIn}
      <p className="text-lg">{uploadMessages.logIn}</p>
    </div>
  </div>
);
