import { lastChanged } from '#domain/reading/last-changed.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';
import { musicSources } from '#domain/reading/sources/music-sources.ts';
import { cited } from '#web/features/reading/cited.ts';
import { Explained, ExplainedList } from '#web/features/reading/explained.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { SourceList } from '#web/features/reading/source-list.tsx';
import { ArousalHill } from '#web/features/research/arousal-hill.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const { list, source } = cited([
  musicSources['de-witte-2022'],
  musicSources['kaempfe-2011'],
  musicSources['cheah-2022'],
  musicSources['husain-2002'],
  musicSources['kiss-2024'],
  musicSources['saville-2025'],
  musicSources['mendes-2024'],
  musicSources['lachance-2025'],
  landingSources['nigg-2024'],
  musicSources['soederlund-2007'],
  musicSources['woods-2024'],
  musicSources['garcia-argibay-2019'],
  musicSources['ingendoh-2023'],
  musicSources['souza-2023'],
  musicSources['thompson-2012'],
  musicSources['who-itu-2019'],
  musicSources['de-witte-2020'],
  musicSources['adiasto-2022'],
]);

const sections: readonly ReadingSection[] = [
  {
    id: 'therapy',
    title: 'Music therapy is a profession',
    body: (
      <>
        <p>
          In music therapy, a trained therapist works with you. You may play, sing, write a song or listen,
          and the music is chosen for you. That is what sets it apart from just hearing music (
          {source(musicSources['de-witte-2022'])}).
        </p>
        <p>
          A review of 47 studies with 2,747 people found that it can ease stress a good deal. The gains looked
          larger where the studies were built less strictly, so the true size may be smaller (
          {source(musicSources['de-witte-2022'])}). It was about stress, and not about ADHD.
        </p>
        <p className="font-semibold">
          Kindling is no music therapy. It plays music while you do something else. That is all.
        </p>
        <p>
          If you want music therapy, look for a person who has trained for it. The rest of this page is about
          listening.
        </p>
      </>
    ),
  },
  {
    id: 'background',
    title: 'Music in the background',
    body: (
      <>
        <p>Two large reviews asked what music does in the background. Neither is about ADHD.</p>
        <ul className={bullets}>
          <li>
            Taken all together, the first found no effect. But good and bad cancelled out. Music got in the
            way of reading, and a little of memory. It lifted the mood, and it helped in sports. The speed of
            the music carried over to what people did ({source(musicSources['kaempfe-2011'])}).
          </li>
          <li>
            The second read 95 papers with 154 experiments. In most of them, music made no difference. It
            tended to hurt where memory and language were needed, and more so with words in it. It hurt hard
            tasks, and not easy ones. It hurt inward people, and not outgoing ones. Only once did it clearly
            help ({source(musicSources['cheah-2022'])}).
          </li>
        </ul>
        <p>
          So music does not make people work better in general. It may make the work easier to bear, and for
          some that is what it takes to begin.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why it might help all the same',
    body: (
      <>
        <p>
          One account goes like this. Music changes how awake you are and how you feel. Both change how well
          things go. In a study with a Mozart piece, a fast version woke people up. A version in a brighter
          key put them in a better mood. Both did better on a puzzle after that (
          {source(musicSources['husain-2002'])}).
        </p>
        <ArousalHill />
        <p>
          In 2024, two tests were done in people’s homes, with music they had picked. All of them were used to
          working with music. With it, their minds wandered less and they answered faster. They were also more
          awake and in a better mood, and that went some way to explain it. But things around them caught
          their eye more often ({source(musicSources['kiss-2024'])}).
        </p>
        <p>
          The account fits many findings. It does not tell you which music, how loud, or for what. That is why
          we ask you.
        </p>
      </>
    ),
  },
  {
    id: 'adhd',
    title: 'Music and ADHD',
    body: (
      <>
        <p>
          Little is known. A review from 2025 found 20 studies since 1981, with 830 people who have ADHD. Some
          looked at how they play and hear music, some at listening, some at therapy (
          {source(musicSources['saville-2025'])}). There were some gains from listening. But the studies are
          too few and too mixed for a clear answer.
        </p>
        <ExplainedList>
          <Explained name="A test with boys">
            76 boys, 34 of them with ADHD, did an attention task with and without music. Their speed stayed
            the same. With music they made fewer mistakes, and this was so for both groups (
            {source(musicSources['mendes-2024'])}).
          </Explained>
          <Explained name="What young adults do">
            434 people from 17 to 30 were asked. Those with many signs of ADHD put on music more often while
            they study, and they more often like it lively. For work with the head, people in both groups
            leaned to music that is calm, known, without words and picked by themselves (
            {source(musicSources['lachance-2025'])}). This is what people say they do. It is not a test of
            what works.
          </Explained>
        </ExplainedList>
      </>
    ),
  },
  {
    id: 'noise',
    title: 'White, pink and brown noise',
    body: (
      <>
        <p>
          A review of 13 studies found a small gain from white or pink noise on lab tasks, for children and
          young adults with ADHD or signs of it. People without did a little worse. On brown noise it found no
          studies at all ({source(landingSources['nigg-2024'])}).
        </p>
        <p>
          The idea behind it: a brain with ADHD may need more going on around it to be awake enough (
          {source(musicSources['soederlund-2007'])}). It is an idea, and it was tested with children, on small
          memory tasks. A day at a desk is something else.
        </p>
      </>
    ),
  },
  {
    id: 'flutter',
    title: 'Music with a fast flutter',
    body: (
      <>
        <p>
          Sound can be made softer and louder many times a second. The long name is amplitude modulation. A
          study from 2024 put it into music at different speeds. For people with more signs of ADHD, speeds in
          the range around 16 times a second helped more than others on a dull task. Brain scans showed more
          going on in areas to do with attention ({source(musicSources['woods-2024'])}).
        </p>
        <p>Read it with care:</p>
        <ul className={bullets}>
          <li>In one of its tests, the gain only showed when this music came early on.</li>
          <li>It was one plain task. Nobody looked at real work over weeks.</li>
          <li>The first author works for a company that sells such music.</li>
          <li>It used other music than ours. It has to be repeated by others.</li>
        </ul>
        <p>
          Kindling can add such a flutter. It is off until you turn it on. The{' '}
          <InlineLink to="/music-guide">music guide</InlineLink> says how.
        </p>
      </>
    ),
  },
  {
    id: 'binaural',
    title: 'Binaural beats',
    body: (
      <>
        <p>
          Play a slightly different tone into each ear, and you seem to hear a third one that beats. Some say
          that the brain follows this beat. The reviews do not agree:
        </p>
        <ul className={bullets}>
          <li>
            One put 22 studies together. It found a medium gain for memory, attention, worry and pain (
            {source(musicSources['garcia-argibay-2019'])}).
          </li>
          <li>
            Another asked whether the brain really follows. Of 14 studies, five said yes, eight said no, and
            one was mixed ({source(musicSources['ingendoh-2023'])}).
          </li>
        </ul>
        <p>
          So the reason that is given for it stands on weak feet. There are no binaural beats in our music.
        </p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'Words, speed and loudness',
    body: (
      <>
        <p>
          Here the studies are clearer. In one with students, songs with words got a little in the way of
          learning words, keeping pictures in mind and reading. Calm beats without words did neither good nor
          harm in a clear way ({source(musicSources['souza-2023'])}).
        </p>
        <p>
          Fast and loud together made reading worse. Fast and soft did not, in a small study (
          {source(musicSources['thompson-2012'])}). For your ears, the World Health Organization and the ITU
          name 80 decibels for 40 hours a week as the most for adults ({source(musicSources['who-itu-2019'])}
          ).
        </p>
      </>
    ),
  },
  {
    id: 'calm',
    title: 'Music to come down with',
    body: (
      <>
        <p>
          104 trials with 9,617 people looked at music and stress, in all kinds of places. Heart rate and
          worry went down, by a small to medium step ({source(musicSources['de-witte-2020'])}).
        </p>
        <p>
          But when healthy people were put under stress in a lab and then heard music, 14 studies found no
          clear gain ({source(musicSources['adiasto-2022'])}). Both can be true. It may depend on who you are,
          what the stress is, and whether you picked the music.
        </p>
      </>
    ),
  },
  {
    id: 'ours',
    title: 'What we do with all this',
    body: (
      <ul className={bullets}>
        <li>No track has words.</li>
        <li>All tracks are set to the same loudness. A program of ours checks each one.</li>
        <li>
          Nothing plays until you choose it. A focus session begins in silence unless you ask for sound.
        </li>
        <li>The flutter is off until you turn it on, and it has three strengths.</li>
        <li>We name the tempo we measured, and we say how sure we are.</li>
        <li>We do not say that a track puts your brain into a state.</li>
        <li>Quiet is always one of the choices.</li>
      </ul>
    ),
  },
  {
    id: 'try',
    title: 'Try it on yourself',
    body: (
      <>
        <p>
          Studies speak of groups. You can find out what holds for you. It takes two weeks and no extra work.
        </p>
        <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
          <li>Pick one kind of thing you do often, such as e-mail or reading.</li>
          <li>Before each focus session, toss a coin. Heads: music. Tails: quiet.</li>
          <li>Keep the rest the same: the same desk, about the same time of day, the same length.</li>
          <li>
            At the end, answer the short questions: how far you got, your energy, and whether the sound
            helped.
          </li>
          <li>
            After ten sessions, look back. Which days felt lighter? Which tracks stand under “helped you”?
          </li>
        </ol>
        <p>
          Why the coin? Without it you would put on music on good days, or on bad ones, and the days would get
          the credit. Ten sessions prove nothing to others. They may be enough for you.
        </p>
        <p>
          When a track pulls at you, put it aside. The{' '}
          <InlineLink to="/music-library">music library</InlineLink> shows all there is.
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
          How we choose them stands on the page about{' '}
          <InlineLink to="/adhd-research#sources-chosen">ADHD research</InlineLink>.
        </p>
        <SourceList list={list} />
      </>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Music therapy research"
    changed={lastChanged['/music-therapy-research']}
    inShort={
      <>
        <p>
          Music therapy is done by trained people. Kindling is no such thing. Music in the background helps
          some people with some things, and it gets in the way of others.
        </p>
        <p>For ADHD, studies are few and small. The best judge is you, over a couple of weeks.</p>
      </>
    }
    sections={sections}
  />
);
