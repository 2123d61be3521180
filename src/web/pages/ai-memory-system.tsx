import { lastChanged } from '#domain/reading/last-changed.ts';
import { memorySources } from '#domain/reading/sources/memory-sources.ts';
import { LayerList } from '#web/features/memory/layer-list.tsx';
import { RememberedToday } from '#web/features/memory/remembered-today.tsx';
import { cited } from '#web/features/reading/cited.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { SourceList } from '#web/features/reading/source-list.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const { list, source } = cited([
  memorySources['onandia-hinchado-2021'],
  memorySources['altgassen-2019'],
  memorySources['fuermaier-2013'],
  memorySources['risko-2016'],
  memorySources['gilbert-2023'],
  memorySources['storm-2015'],
  memorySources['squire-2004'],
]);

const sections: readonly ReadingSection[] = [
  {
    id: 'hard-part',
    title: 'Why memory is the hard part',
    body: (
      <>
        <p>
          Working memory is the small desk in your head. What you are doing right now lies on it. A review of
          93 studies looked at adults with ADHD who took no medicine at the time. Working memory came out as
          one of the things that tend to be harder for them. So did memory for words (
          {source(memorySources['onandia-hinchado-2021'])}).
        </p>
        <p>
          Then there is the memory for later: to think of the bread when you pass the shop. In one study 29
          adults with ADHD got fewer of their own plans done in daily life than 24 adults without. Those who
          did fewer also put more things off ({source(memorySources['altgassen-2019'])}).
        </p>
        <p>
          A study with 45 people on each side took the way apart, step by step. The big gap was in making the
          plan. Keeping it in mind and starting on it were nearly the same (
          {source(memorySources['fuermaier-2013'])}). So a plan that somebody lays out with you may be worth
          more than one more bell.
        </p>
        <p className="font-semibold">None of this is about will, and none of it is about wits.</p>
      </>
    ),
  },
  {
    id: 'outside',
    title: 'Why it helps to put it outside',
    body: (
      <>
        <p>
          A list, a note on the door, a knot in a handkerchief: people have always stored memory outside their
          heads. The long name is cognitive offloading ({source(memorySources['risko-2016'])}). For plans that
          have to wait, a review calls it highly effective ({source(memorySources['gilbert-2023'])}).
        </p>
        <p>
          It can free the desk as well. In three tests, people first saved one file and then learned another.
          They kept more of the second. But not when they could not count on the save (
          {source(memorySources['storm-2015'])}).
        </p>
        <p>
          That last part is why we are strict. A memory that you cannot trust gives no rest. So what you write
          here is on your device at once, is sent when there is a network, and can be undone.
        </p>
      </>
    ),
  },
  {
    id: 'layers',
    title: 'Four layers',
    body: (
      <>
        <p>
          Science sorts memory into kinds. Some of it you can tell in words, some of it is in your hands (
          {source(memorySources['squire-2004'])}). We borrow three of its names and add one for links. Think
          of a log: it grows ring by ring, and each ring holds the next.
        </p>
        <LayerList />
        <p>This is a way to sort things, not a map of the brain.</p>
      </>
    ),
  },
  {
    id: 'today',
    title: 'What Kindling remembers today',
    body: (
      <>
        <p>
          This is the list. All of it lies in your account, on the site you use, and in a copy on your device.
          Each name leads to how long it stays and how to delete it.
        </p>
        <RememberedToday />
      </>
    ),
  },
  {
    id: 'works-out',
    title: 'What it works out from that',
    body: (
      <>
        <ul className={bullets}>
          <li>How much energy you tend to have at an hour. It says so after three checks at that hour.</li>
          <li>
            How long a kind of task takes you. It says so after five of that kind that you did in focus.
          </li>
          <li>Which tracks helped. They come up first the next time.</li>
          <li>Which task fits now, from energy, minutes and days.</li>
        </ul>
        <p>
          These are worked out on your device each time. No language model reads what you wrote. You can see
          what a guess is based on, and your own word always wins.
        </p>
      </>
    ),
  },
  {
    id: 'not-yet',
    title: 'What it does not do in this version',
    body: (
      <>
        <ul className={bullets}>
          <li>There is no assistant that writes memories for you.</li>
          <li>There is no box to ask “what did I say about the dentist?”.</li>
          <li>It does not read your mail, your chats or your calendar.</li>
          <li>Nothing of yours is used to train a model.</li>
        </ul>
        <p>
          The four layers are our plan. Today, only what you do here fills them. The{' '}
          <InlineLink to="/roadmap">roadmap</InlineLink> says what is next.
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: 'What is never remembered',
    body: (
      <ul className={bullets}>
        <li>
          Your answers in the <InlineLink to="/adhd-screening">self-screening</InlineLink>. They exist only
          while the page is open.
        </li>
        <li>
          The sound of your voice. It is heard, answered and thrown away. The{' '}
          <InlineLink to="/privacy#others">Privacy Policy</InlineLink> says whether another service listens.
        </li>
        <li>Your spoken words, unless you turn that list on.</li>
        <li>What you play outside of a focus session. That stays on your device.</li>
        <li>Where you are. Each sign-in does keep its network address, so that you can spot a stranger.</li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'See it, change it, delete it',
    body: (
      <>
        <p>
          What Kindling holds about you, you see on its own pages: tasks on Tasks, sessions on Focus, tracks
          on Music, words on Voice. Each can be deleted there, and you can undo it right after. After 30 days
          it is gone for good. Your energy answers and your settings have no such button. They go with your
          account. To keep a copy, there is <InlineLink to="/data-export">Download your data</InlineLink>.
        </p>
        <p>
          The <InlineLink to="/privacy">Privacy Policy</InlineLink> has the whole list, table by table. Who
          can see what is on the page <InlineLink to="/security-overview">Security overview</InlineLink>.
        </p>
      </>
    ),
  },
  {
    id: 'unknown',
    title: 'What we do not know',
    body: (
      <ul className={bullets}>
        <li>
          The studies on ADHD had few people, or pooled tests in a lab. They speak of groups. You may be quite
          different.
        </li>
        <li>The tests on saving and on notes were not made with people with ADHD.</li>
        <li>Nobody has tested whether Kindling helps. We built it on these ideas. That is not proof.</li>
        <li>It is a tool. It is no treatment, and it takes the place of none.</li>
      </ul>
    ),
  },
  {
    id: 'sources',
    title: 'Sources',
    body: <SourceList list={list} />,
  },
];

export const Page = () => (
  <ReadingPage
    title="What Kindling remembers"
    changed={lastChanged['/ai-memory-system']}
    inShort={
      <>
        <p>
          With ADHD the desk in your head can be small and windy. Kindling is a second desk that holds still.
        </p>
        <p>
          It remembers what you do here, so that you do not have to. It has no assistant that thinks for you,
          and you can delete most of what it knows by yourself.
        </p>
      </>
    }
    sections={sections}
  />
);
