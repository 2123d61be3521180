import { lastChanged } from '#domain/reading/last-changed.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';
import { musicSources } from '#domain/reading/sources/music-sources.ts';
import { cited } from '#web/features/reading/cited.ts';
import { Explained, ExplainedList } from '#web/features/reading/explained.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { SourceList } from '#web/features/reading/source-list.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const { list, source } = cited([
  musicSources['souza-2023'],
  musicSources['thompson-2012'],
  musicSources['who-itu-2019'],
  landingSources['nigg-2024'],
  musicSources['woods-2024'],
]);

const sections: readonly ReadingSection[] = [
  {
    id: 'start',
    title: 'The short version',
    body: (
      <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
        <li>Go by your energy, not by the task. Is it low, medium or high?</li>
        <li>Pick a sound that matches it from the list below. Press play.</li>
        <li>Set it just loud enough to cover the room. Then turn it down a little more.</li>
        <li>
          Give it ten minutes. If it distracts you, change one thing or turn it off. Silence is fine too.
        </li>
      </ol>
    ),
  },
  {
    id: 'energy',
    title: 'Sound by energy',
    body: (
      <>
        <p>
          A big jump is hard. When you’re tired, loud and fast music can feel like a shove. When you’re wound
          up, very slow music can feel like a wall. So start close to where you are, and move one step at a
          time.
        </p>
        <ExplainedList>
          <Explained name="Low energy">
            Slow pieces, rain, soft pads. Good for sorting, tidying and short replies. Try the presets Wind
            Down and Gentle Focus.
          </Explained>
          <Explained name="Medium energy">
            A calm beat you can forget about. Good for reading, writing and planning. Try Gentle Focus,
            Background Calm and Creative Flow.
          </Explained>
          <Explained name="High energy">
            A steady pulse with few surprises. Good for long or dull work, and for chores. Try Deep Focus and
            Active Energy.
          </Explained>
        </ExplainedList>
        <p>
          This is a rule of thumb, not a research finding. Your own experience counts for more. After each
          focus session you can say whether the sound helped. What helped you comes up first next time.
        </p>
      </>
    ),
  },
  {
    id: 'lyrics',
    title: 'Lyrics',
    body: (
      <>
        <p>
          Words compete with words. In a study with students, songs with lyrics made it a little harder to
          learn words, remember pictures and understand a text. Calm beats without lyrics didn’t clearly help
          or hurt ({source(musicSources['souza-2023'])}).
        </p>
        <p>
          That’s why our tracks have no lyrics. For work with your hands, your own songs may be just right.
          Play them wherever you like.
        </p>
      </>
    ),
  },
  {
    id: 'tempo',
    title: 'Fast or slow',
    body: (
      <>
        <p>Tempo is the number of beats per minute, or bpm. A slow walk is about 80. A run is about 150.</p>
        <p>
          In a small study, people read while music played: slow or fast, soft or loud. Only fast and loud
          together made reading worse than silence ({source(musicSources['thompson-2012'])}). So if you like
          it fast, keep it soft.
        </p>
      </>
    ),
  },
  {
    id: 'loudness',
    title: 'How loud',
    body: (
      <>
        <p>
          All our tracks have the same loudness. Set the volume once, and the next track won’t make you jump.
        </p>
        <p>
          Take care of your ears, especially with headphones. The World Health Organization and the ITU set a
          limit of 80 decibels for 40 hours a week for adults ({source(musicSources['who-itu-2019'])}). Few
          people can measure that. A good test: you can still hear someone say your name.
        </p>
      </>
    ),
  },
  {
    id: 'noise',
    title: 'Rain and noise',
    body: (
      <p>
        Some of our tracks are mostly rain, wind or soft noise. A review of 13 studies found a small gain from
        white or pink noise on lab tasks, for children and young adults with ADHD or symptoms of it. People
        without ADHD did a little worse with noise. It found no studies of brown noise at all (
        {source(landingSources['nigg-2024'])}). Try it, and trust what you notice.
      </p>
    ),
  },
  {
    id: 'labels',
    title: 'What the labels mean',
    body: (
      <>
        <p>
          We made all the tracks. Our software then measures each finished file, and the labels show the
          results.
        </p>
        <ul className={bullets}>
          <li>
            <strong>84 bpm measured</strong>: our software found this beat in the sound. The label also says
            how sure it is. With a soft beat it can be half or double the real number.
          </li>
          <li>
            <strong>84 bpm estimated</strong>: a person entered this number. It hasn’t been measured yet.
          </li>
          <li>
            <strong>No steady beat</strong>: there’s no beat to count, as in rain.
          </li>
          <li>
            <strong>Flutter 16 a second, measured</strong>: the sound gets softer and louder at this rate all
            the time. More on that below.
          </li>
          <li>
            <strong>Energy, focus and mood</strong>: our own choice when we made the track. These aren’t
            measured. You may hear it differently.
          </li>
          <li>
            <strong>Listed as, and here now</strong>: the first is the number of tracks planned for the
            preset. The second is how many fit it today.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'flutter',
    title: 'The steady flutter',
    body: (
      <>
        <p>
          The technical name is amplitude modulation. The sound gets a touch softer and louder, many times a
          second. You hear it as a fine shimmer or buzz on top of the music.
        </p>
        <p>
          You can add it to any track: off, low, medium or high. We use 16 times a second and leave the bass
          alone. It’s off until you turn it on.
        </p>
        <p className="font-semibold">What we know</p>
        <p>
          A study from 2024 looked at music with a fast flutter. People had to stick with a long, dull task.
          For those with more symptoms of ADHD, a flutter of around 16 times a second helped more than slower
          or faster ones. Brain scans showed more activity in areas linked to attention (
          {source(musicSources['woods-2024'])}).
        </p>
        <p className="font-semibold">What we don’t know</p>
        <ul className={bullets}>
          <li>Whether it helps with real work, over weeks, at your desk.</li>
          <li>Whether it helps you. People differed a lot.</li>
          <li>Whether our music does the same. The study used different music.</li>
          <li>
            How much one study can tell us. Its first author works for a company that sells such music. That
            doesn’t make it wrong, but it’s a reason to wait until others repeat it.
          </li>
        </ul>
        <p>
          You may find the flutter tiring. If you get a headache or feel uneasy, turn it off. It isn’t a
          treatment and doesn’t replace one.
        </p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'About brain waves',
    body: (
      <p>
        You’ll see words such as alpha on some tracks. They’re just a naming habit: Greek letters for ranges
        of brain-wave speeds. A track called alpha doesn’t put your brain into a certain state. We use the
        word where people expect it, and we don’t measure your brain.
      </p>
    ),
  },
  {
    id: 'not-helping',
    title: 'When sound doesn’t help',
    body: (
      <>
        <p>Some days all sound is too much. That’s not your fault. Things to try:</p>
        <ul className={bullets}>
          <li>Turn the volume down by half before you turn it off.</li>
          <li>Switch from a beat to rain, or from rain to silence.</li>
          <li>Let one track repeat. Familiar music takes less attention.</li>
          <li>Put a track aside. It won’t play again until you bring it back.</li>
        </ul>
        <p>
          The <InlineLink to="/music-library">music library</InlineLink> has every track. You can play three
          of them without signing in.
        </p>
      </>
    ),
  },
  {
    id: 'sources',
    title: 'Sources',
    body: (
      <>
        <p>
          Some caution: each study looked at few people and one kind of task. Read more about{' '}
          <InlineLink to="/music-therapy-research">music therapy research</InlineLink>.
        </p>
        <SourceList list={list} />
      </>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Music guide"
    changed={lastChanged['/music-guide']}
    inShort={
      <>
        <p>Choose music by your energy. No lyrics for reading and writing. Fast is fine if it’s soft.</p>
        <p>Music helps some people, some of the time. Only you can tell. It isn’t a treatment.</p>
      </>
    }
    sections={sections}
  />
);
