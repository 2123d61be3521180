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
          and the music is chosen for you. That’s what makes it different from just listening to music (
          {source(musicSources['de-witte-2022'])}).
        </p>
        <p>
          A review of 47 studies with 2,747 people found that it can reduce stress quite a bit. The gains
          looked larger in less strict studies, so the real effect may be smaller (
          {source(musicSources['de-witte-2022'])}). It was about stress, not about ADHD.
        </p>
        <p className="font-semibold">
          Kindling isn’t music therapy. It just plays music while you do something else.
        </p>
        <p>
          If you want music therapy, look for a trained therapist. The rest of this page is about listening.
        </p>
      </>
    ),
  },
  {
    id: 'background',
    title: 'Background music',
    body: (
      <>
        <p>Two large reviews asked what background music does. Neither is about ADHD.</p>
        <ul className={bullets}>
          <li>
            Overall, the first found no effect. But good and bad effects cancelled out. Music got in the way
            of reading and, a little, of memory. It lifted people’s mood, and it helped in sports. The speed
            of the music carried over to what people did ({source(musicSources['kaempfe-2011'])}).
          </li>
          <li>
            The second covered 95 papers with 154 experiments. In most of them, music made no difference. It
            tended to hurt tasks that need memory and language, and more so with lyrics. It hurt hard tasks
            but not easy ones, and introverts but not extroverts. It clearly helped only once (
            {source(musicSources['cheah-2022'])}).
          </li>
        </ul>
        <p>
          So music doesn’t make people work better in general. It may make the work more pleasant, and for
          some people that’s what it takes to start.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why it might still help',
    body: (
      <>
        <p>
          One explanation: music changes how alert you are and how you feel. Both affect how well things go.
          In a study with a Mozart piece, a fast version made people more alert. A version in a major key put
          them in a better mood. Both groups did better on a puzzle afterwards (
          {source(musicSources['husain-2002'])}).
        </p>
        <ArousalHill />
        <p>
          In 2024, researchers ran two tests in people’s homes, with music they had picked. All of them were
          used to working with music. With it, their minds wandered less and they answered faster. They were
          also more alert and in a better mood, which explains part of it. But things around them distracted
          them more often ({source(musicSources['kiss-2024'])}).
        </p>
        <p>
          This fits many findings. It doesn’t tell you which music to play, how loud, or for what. That’s why
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
          We know little. A review from 2025 found 20 studies since 1981, with 830 people who have ADHD. Some
          looked at how they play and hear music, some at listening, some at therapy (
          {source(musicSources['saville-2025'])}). Listening helped in some of them. But the studies are too
          few and too mixed for a clear answer.
        </p>
        <ExplainedList>
          <Explained name="A test with boys">
            76 boys, 34 of them with ADHD, did an attention task with and without music. Their speed stayed
            the same. With music, both groups made fewer mistakes ({source(musicSources['mendes-2024'])}).
          </Explained>
          <Explained name="What young adults do">
            Another study asked 434 people aged 17 to 30. Those with many symptoms of ADHD play music more
            often while they study, and more often like it lively. For mental work, both groups preferred calm
            music they know, without lyrics, that they picked themselves (
            {source(musicSources['lachance-2025'])}). This is what people say they do. It doesn’t test what
            works.
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
          young adults with ADHD or symptoms of it. People without ADHD did a little worse. It found no
          studies of brown noise at all ({source(landingSources['nigg-2024'])}).
        </p>
        <p>
          The idea behind it: a brain with ADHD may need more going on around it to be alert enough (
          {source(musicSources['soederlund-2007'])}). It’s only an idea, and it was tested with children, on
          small memory tasks. A day at a desk is something else.
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
          You can make a sound softer and louder many times a second. The technical name is amplitude
          modulation. A study from 2024 added it to music at different speeds. For people with more symptoms
          of ADHD, speeds around 16 times a second helped more than others on a dull task. Brain scans showed
          more activity in areas linked to attention ({source(musicSources['woods-2024'])}).
        </p>
        <p>Some caution:</p>
        <ul className={bullets}>
          <li>In one of its tests, the music only helped when it came early on.</li>
          <li>It was one simple task. Nobody looked at real work over weeks.</li>
          <li>The first author works for a company that sells such music.</li>
          <li>It used different music from ours. Others need to repeat it.</li>
        </ul>
        <p>
          Kindling can add such a flutter. It’s off until you turn it on. The{' '}
          <InlineLink to="/music-guide">music guide</InlineLink> explains how.
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
          the brain follows this beat. The reviews disagree:
        </p>
        <ul className={bullets}>
          <li>
            One combined 22 studies. It found medium gains for memory, attention, anxiety and pain (
            {source(musicSources['garcia-argibay-2019'])}).
          </li>
          <li>
            Another asked whether the brain really follows. Of 14 studies, five said yes, eight said no, and
            one was mixed ({source(musicSources['ingendoh-2023'])}).
          </li>
        </ul>
        <p>So the theory behind it is weak. There are no binaural beats in our music.</p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'Lyrics, speed and volume',
    body: (
      <>
        <p>
          Here the studies are clearer. In one with students, songs with lyrics made it a little harder to
          learn words, remember pictures and read. Calm beats without lyrics didn’t clearly help or hurt (
          {source(musicSources['souza-2023'])}).
        </p>
        <p>
          In a small study, fast and loud music made reading worse. Fast and soft music didn’t (
          {source(musicSources['thompson-2012'])}). To protect your ears, the World Health Organization and
          the ITU set a limit of 80 decibels for 40 hours a week for adults (
          {source(musicSources['who-itu-2019'])}
          ).
        </p>
      </>
    ),
  },
  {
    id: 'calm',
    title: 'Music to calm down',
    body: (
      <>
        <p>
          104 trials with 9,617 people looked at music and stress, in all kinds of places. Heart rate and
          anxiety went down by a small to medium amount ({source(musicSources['de-witte-2020'])}).
        </p>
        <p>
          But when healthy people were stressed in a lab and then listened to music, 14 studies found no clear
          benefit ({source(musicSources['adiasto-2022'])}). Both can be true. It may depend on who you are,
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
        <li>Our tracks have no lyrics.</li>
        <li>All tracks have the same loudness. Our software checks each one.</li>
        <li>Nothing plays until you choose it. You can always start a focus session without music.</li>
        <li>The flutter is off until you turn it on. You can set it to low, medium or high.</li>
        <li>We show the tempo we measured, and we say how sure we are.</li>
        <li>We don’t claim that a track puts your brain into a certain state.</li>
        <li>Silence is always an option.</li>
      </ul>
    ),
  },
  {
    id: 'try',
    title: 'Try it on yourself',
    body: (
      <>
        <p>
          Studies are about groups. You can find out what works for you. It takes two weeks and no extra work.
        </p>
        <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
          <li>Pick one kind of thing you do often, such as e-mail or reading.</li>
          <li>Before each focus session, toss a coin. Heads: music. Tails: quiet.</li>
          <li>Keep the rest the same: the same desk, about the same time of day, the same length.</li>
          <li>At the end, say how far you got, how your energy is, and whether the sound helped.</li>
          <li>
            After ten sessions, look back. Which days felt easier? Which tracks are marked “Helped you”?
          </li>
        </ol>
        <p>
          Why the coin? Without it, you might play music mostly on good days, or on bad ones, and you couldn’t
          tell what made the difference. Ten sessions prove nothing to others. They may be enough for you.
        </p>
        <p>
          If a track distracts you, put it aside. The{' '}
          <InlineLink to="/music-library">music library</InlineLink> has every track.
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
          For how we choose them, see{' '}
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
          Music therapy is done by trained people. Kindling isn’t that. Background music helps some people
          with some things, and gets in the way of other things.
        </p>
        <p>For ADHD, there are only a few small studies. You’re the best judge, over a couple of weeks.</p>
      </>
    }
    sections={sections}
  />
);
