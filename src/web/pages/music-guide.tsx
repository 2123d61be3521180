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
    title: 'If you read only this',
    body: (
      <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
        <li>Look at your energy, not at the task. Low, medium or high?</li>
        <li>Pick the sound that goes with it from the list below. Press play.</li>
        <li>Set it just loud enough to cover the room. Then turn it down a little more.</li>
        <li>
          Give it ten minutes. If it pulls at you, change one thing, or stop it. Quiet is a fine choice.
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
          A big jump is hard. When you are tired, loud and fast music can feel like a shove. When you are
          wound up, very slow music can feel like a wall. So begin close to where you are. Move one step at a
          time.
        </p>
        <ExplainedList>
          <Explained name="Low energy">
            Slow pieces, rain, soft pads. Good with sorting, tidying and small replies. The presets are Wind
            Down and Gentle Focus.
          </Explained>
          <Explained name="Medium energy">
            A calm beat you can forget about. Good with reading, writing and plans. The presets are Gentle
            Focus, Background Calm and Creative Flow.
          </Explained>
          <Explained name="High energy">
            A steady pulse with few surprises. Good with long or dull work, and with chores. The presets are
            Deep Focus and Active Energy.
          </Explained>
        </ExplainedList>
        <p>
          This is a rule of thumb, not a finding. Your own answers count for more. After each focus session
          you can say whether the sound helped. What helped you comes up first the next time.
        </p>
      </>
    ),
  },
  {
    id: 'lyrics',
    title: 'Words in songs',
    body: (
      <>
        <p>
          Words compete with words. In a study with students, songs with lyrics made it a little harder to
          learn words, to keep pictures in mind and to understand a text. Calm beats without words neither
          helped nor hurt in a clear way ({source(musicSources['souza-2023'])}).
        </p>
        <p>
          That is why no track here has words. For work with your hands, your own songs may be just right.
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
        <p>
          The tempo is how many beats there are in a minute, in short bpm. A slow walk is about 80. A run is
          about 150.
        </p>
        <p>
          In a small study, people read with music that was slow or fast, soft or loud. Only fast and loud
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
          All our tracks are set to the same loudness. You set the volume once, and the next track does not
          make you jump.
        </p>
        <p>
          Take care of your ears, above all with headphones. The World Health Organization and the ITU name 80
          decibels for 40 hours a week as the most for adults ({source(musicSources['who-itu-2019'])}). Few
          people can measure that. A good sign: you can still hear when somebody says your name.
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
        white or pink noise on lab tasks, for children and young adults with ADHD or signs of it. People
        without did a little worse with noise. On brown noise it found no studies at all (
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
          We made all the tracks. A program of ours then listens to each finished file. The labels say so.
        </p>
        <ul className={bullets}>
          <li>
            <strong>84 bpm measured</strong>: our program found this beat in the sound. Beside it stands how
            sure it is. With a soft beat it can be off by half or by double.
          </li>
          <li>
            <strong>84 bpm estimated</strong>: somebody wrote this number down, and nobody has measured it
            yet.
          </li>
          <li>
            <strong>No steady beat</strong>: there is nothing to count. Rain has none.
          </li>
          <li>
            <strong>Flutter 16 a second, measured</strong>: the sound gets softer and louder at this rate, all
            the time. More on that below.
          </li>
          <li>
            <strong>Energy, focus and mood</strong>: our own choice when we made the piece. These are not
            measured. You may hear it another way.
          </li>
          <li>
            <strong>Listed as, and here now</strong>: the first is the number the preset was planned with. The
            second is how many tracks fit it today.
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
          The long name is amplitude modulation. It means that the sound gets a touch softer and louder, many
          times a second. You can hear it as a fine shimmer or buzz on top of the music.
        </p>
        <p>
          You can add it to anything that plays: off, low, medium or high. We use 16 times a second, and we
          leave the deep tones alone. It is off until you turn it on.
        </p>
        <p className="font-semibold">What is known</p>
        <p>
          A study from 2024 looked at music with a fast flutter. People did a long, plain task and had to stay
          with it. For those with more signs of ADHD, a flutter in the range of 16 times a second helped more
          than slower or faster ones. Brain scans showed more activity in areas to do with attention (
          {source(musicSources['woods-2024'])}).
        </p>
        <p className="font-semibold">What is not known</p>
        <ul className={bullets}>
          <li>Whether it helps with real work, over weeks, at your desk.</li>
          <li>Whether it helps you. People differed a lot.</li>
          <li>Whether our music does the same. The study used other music.</li>
          <li>
            How far one study carries. Its first author works for a company that sells such music. That does
            not make it wrong. It is a reason to wait for others to repeat it.
          </li>
        </ul>
        <p>
          You may find the flutter tiring. If you get a headache or feel uneasy, turn it off. It is no
          treatment, and it takes the place of none.
        </p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'About brain waves',
    body: (
      <p>
        You will see words such as alpha on some sound. Here they are a naming habit: a band of rates that
        somebody gave a Greek letter. A track that is called alpha does not put your brain into a state. We
        keep the word where it is expected, and we do not measure your brain.
      </p>
    ),
  },
  {
    id: 'not-helping',
    title: 'When sound does not help',
    body: (
      <>
        <p>Some days all sound is too much. That is no fault of yours. These are good moves:</p>
        <ul className={bullets}>
          <li>Turn it down by half before you turn it off.</li>
          <li>Change from a beat to rain, or from rain to quiet.</li>
          <li>Let one track repeat. What you know asks for less attention.</li>
          <li>Put a track aside. It will not come up again until you bring it back.</li>
        </ul>
        <p>
          The <InlineLink to="/music-library">music library</InlineLink> shows all there is. Three tracks play
          without signing in.
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
          Read them with care: each looked at few people and at one kind of task. More stands on the page
          about <InlineLink to="/music-therapy-research">music therapy research</InlineLink>.
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
        <p>Choose sound by your energy. No words for reading and writing. Fast is fine while it is soft.</p>
        <p>Sound helps some people, some of the time. You are the one who can tell. It is no treatment.</p>
      </>
    }
    sections={sections}
  />
);
