import { AudioLines, ShieldCheck } from 'lucide-react';
import { technology } from '#domain/landing/technology.ts';
import { speechPart } from '#domain/voice/speech-in-use.ts';
import { useSpeechInUse } from '#web/platform/speech-in-use.ts';

const signs = { 'AI Powerhouse': AudioLines, 'Music and Security': ShieldCheck } as const;

interface PartProps {
  readonly name: string;
  readonly does: string;
  readonly where: string;
}

const Part = ({ name, does, where }: PartProps) => (
  <div className="border-t border-line py-4">
    <dt className="font-medium">{name}</dt>
    <dd>{does}</dd>
    <dd className="mt-1 text-sm text-muted">{where}</dd>
  </div>
);

/** The operator may have named one, or not: the page says which. */
const SpeechService = () => (
  <Part
    name="A speech service"
    does="Any one that speaks the same language as OpenAI’s can take over the listening."
    where={speechPart(useSpeechInUse())}
  />
);

/** Spec 2 §2: what is really built in, in two groups, with where it runs and whose it is. */
export const TechnologyStack = () => (
  <section aria-labelledby="technology">
    <h2 id="technology" className="text-2xl font-semibold sm:text-3xl">
      What it is made of
    </h2>
    <p className="mt-3 max-w-2xl text-lg text-muted">
      Each part is open for all to read. Here is what it does for you, where it runs, and its licence.
    </p>
    <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-2">
      {technology.map(({ title, says, parts }) => {
        const Sign = signs[title];
        return (
          <div key={title}>
            <Sign aria-hidden="true" className="size-9 text-calm" strokeWidth={1.5} />
            <h3 className="mt-3 text-2xl font-semibold">{title}</h3>
            <p className="mt-1 mb-6 text-lg text-muted">{says}</p>
            <dl>
              {parts.map(({ name, does, runs, licence }) => (
                <Part key={name} name={name} does={does} where={`Runs ${runs}. Licence: ${licence}.`} />
              ))}
              {title === 'AI Powerhouse' && <SpeechService />}
            </dl>
          </div>
        );
      })}
    </div>
  </section>
);
