import { memoryLimits } from '#domain/memory/memory-limits.ts';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { memorySources } from '#domain/reading/sources/memory-sources.ts';
import { LayerList } from '#web/features/memory/layer-list.tsx';
import { RememberedToday } from '#web/features/memory/remembered-today.tsx';
import { cited } from '#web/features/reading/cited.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { SourceList } from '#web/features/reading/source-list.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const most = (time: 'minute' | 'hour' | 'day') => memoryLimits.find(({ name }) => name === time)?.limit;

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
    title: 'Why memory is hard',
    body: (
      <>
        <p>
          Working memory is like a small desk in your head. It holds what you’re doing right now. A review of
          93 studies looked at adults with ADHD who weren’t on medication at the time. Working memory was one
          of the things that tend to be harder for them. So was memory for words (
          {source(memorySources['onandia-hinchado-2021'])}).
        </p>
        <p>
          Then there’s memory for later: remembering the bread when you pass the shop. In one study, 29 adults
          with ADHD got fewer of their own plans done in daily life than 24 adults without. Those who did
          fewer also put more things off ({source(memorySources['altgassen-2019'])}).
        </p>
        <p>
          A study with 45 people in each group looked at this step by step. The big gap was in making the
          plan. Remembering it and starting on it were nearly the same (
          {source(memorySources['fuermaier-2013'])}). So help with making the plan may be worth more than one
          more reminder.
        </p>
        <p className="font-semibold">None of this is about willpower or intelligence.</p>
      </>
    ),
  },
  {
    id: 'outside',
    title: 'Why it helps to write things down',
    body: (
      <>
        <p>
          A list, a note on the door, a knot in a handkerchief: people have always kept things outside their
          heads. The technical name is cognitive offloading ({source(memorySources['risko-2016'])}). For
          things you plan to do later, a review calls it highly effective (
          {source(memorySources['gilbert-2023'])}).
        </p>
        <p>
          It can clear the desk as well. In three tests, people first saved one file and then learned another.
          They remembered more of the second one. But not when they couldn’t trust the save (
          {source(memorySources['storm-2015'])}).
        </p>
        <p>
          That last part is why we’re strict. You can’t relax if you don’t trust your notes. So what you write
          here is saved on your device right away, is sent when you’re online, and can be undone.
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
          Scientists sort memory into kinds. Some of it you can put into words, some of it is in your hands (
          {source(memorySources['squire-2004'])}). We borrow three of their names and add one for connections.
          Think of a tree: it grows ring by ring, and each ring holds the next.
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
          This is what it keeps as you use it. It’s all in your account on this site, with a copy on your
          device. Follow a name to see how long we keep it and how to delete it.
        </p>
        <RememberedToday />
        <p>
          Memories you agree to come on top, and only if you{' '}
          <InlineLink to="#your-yes">turn memory on</InlineLink>.
        </p>
      </>
    ),
  },
  {
    id: 'works-out',
    title: 'What it learns from that',
    body: (
      <>
        <ul className={bullets}>
          <li>
            How much energy you tend to have at each hour. It tells you after three check-ins at that hour.
          </li>
          <li>How long each type of task takes you. It tells you after five focus sessions on that type.</li>
          <li>Which tracks helped. They come up first next time.</li>
          <li>Which task fits now, based on energy, minutes and days.</li>
        </ul>
        <p>
          Your device works these out each time. No model is needed for it. You can see what a guess is based
          on, and you can always overrule it.
        </p>
      </>
    ),
  },
  {
    id: 'your-yes',
    title: 'Memory is off until you say yes',
    body: (
      <>
        <p>
          The switch is on your <InlineLink to="/memory-assistant">Memory page</InlineLink>. While it’s off,
          nothing is suggested, and the database refuses to store a memory. You can turn it off again at any
          time. What you kept stays yours: you can forget it there, and it’s in the file when you download
          your data.
        </p>
        <p>When it’s on, this is how a memory is made:</p>
        <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
          <li>
            Kindling looks through your own words: your tasks, your notes after a session, and the thoughts
            you park. You can turn off each of these. You can also give it a chat or a journal of yours.
          </li>
          <li>
            It looks for lines like “rain helps me write” or “I prefer calls in the morning”. These are fixed
            rules. No language model reads along.
          </li>
          <li>
            You get a suggestion, with your own words next to it. Keep it, change it, or say no. What you said
            no to isn’t suggested again. You can rule out a whole kind as well.
          </li>
        </ol>
        <p>
          A memory you kept can help you later: when you break a task down, when Kindling picks one, and when
          you start to focus. It says which memory it used. You can turn off each of these too.
        </p>
      </>
    ),
  },
  {
    id: 'finding',
    title: 'How you find a memory again',
    body: (
      <>
        <ul className={bullets}>
          <li>
            <strong className="font-semibold">By words.</strong> You get the memories that have the words you
            typed.
          </li>
          <li>
            <strong className="font-semibold">By meaning.</strong> Ask about your teeth, and it can find the
            dentist. A small model turns each memory and your question into a list of numbers. Then the lists
            are compared.
          </li>
        </ul>
        <p>
          The model runs on this site, or in your browser if you download it. Your question goes to no other
          service for this. It’s a model that compares, and it can’t write. So what it finds is always your
          own memories, with their day and where they came from. It says so when it isn’t sure, and when it
          knows nothing about that.
        </p>
        <p>
          If the operator connects a language model, you can let it word the answer. That’s off until you turn
          it on. You see the exact text before it first leaves. It names the memories it used, and we check
          that it was given those. Memories you marked “Never leaves this machine” are left out.
        </p>
      </>
    ),
  },
  {
    id: 'forgetting',
    title: 'What forgetting removes',
    body: (
      <>
        <p>
          You can forget one memory, a topic, all that came from one place, some days, or everything. You see
          what will go before it goes. Then these are deleted:
        </p>
        <ul className={bullets}>
          <li>The memory, and your words that it came from.</li>
          <li>Its list of numbers.</li>
          <li>Suggestions that say the same.</li>
          <li>The notes on where it was used.</li>
          <li>
            Texts you sent to a language model with it, in your list. What that service keeps isn’t up to us.
          </li>
        </ul>
        <p>
          There’s no undo for this. If the operator makes backups, an old one may still hold it for a while.
          The <InlineLink to="/privacy#memory">Privacy Policy</InlineLink> says what is kept for how long. A
          task or a note that the words came from stays where it is. You can delete it on its own page.
        </p>
        <p>
          When a fact changes, you decide: the new one replaces the old one, or both are true. Nothing is
          replaced behind your back. You can also give a memory a last day, and it’s deleted after that.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'What it can’t do',
    body: (
      <ul className={bullets}>
        <li>It doesn’t write a memory without your yes.</li>
        <li>It doesn’t read your e-mail or your calendar, or any chat that you don’t give it.</li>
        <li>
          It can miss a memory, or show one that has little to do with your question. The model knows English
          best.
        </li>
        <li>
          You can store {most('minute')} memories in a minute, {most('hour')} in an hour and {most('day')} in
          a day. That’s there to stop a program that runs wild.
        </li>
        <li>We don’t use your data to train any model.</li>
      </ul>
    ),
  },
  {
    id: 'never',
    title: 'What Kindling never remembers',
    body: (
      <ul className={bullets}>
        <li>
          Your answers in the <InlineLink to="/adhd-screening">self-screening</InlineLink>. They exist only
          while the page is open.
        </li>
        <li>
          The sound of your voice. Recordings are turned into words and deleted. The{' '}
          <InlineLink to="/privacy#others">Privacy Policy</InlineLink> says whether another service is
          involved.
        </li>
        <li>Your spoken words, unless you turn that list on.</li>
        <li>What you play outside focus sessions. That stays on your device.</li>
        <li>Where you are. We do keep the IP address of each sign-in, so you can spot a stranger.</li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'See it, change it, delete it',
    body: (
      <>
        <p>
          You can see what Kindling holds about you on its own pages: tasks on Tasks, sessions on Focus,
          tracks on Music, words on Voice, experiments on Career Coach. You can delete each one there, and
          undo it right away. After 30 days it’s gone for good. Memories are on your Memory page, where you
          can edit, merge and forget them. Your energy check-ins and settings have no delete button yet.
          They’re deleted with your account. To keep a copy, see{' '}
          <InlineLink to="/data-export">Download your data</InlineLink>.
        </p>
        <p>
          The <InlineLink to="/privacy">Privacy Policy</InlineLink> has the full list, table by table. For who
          can see what, read the <InlineLink to="/security-overview">Security overview</InlineLink>.
        </p>
      </>
    ),
  },
  {
    id: 'unknown',
    title: 'What we don’t know',
    body: (
      <ul className={bullets}>
        <li>
          The ADHD studies were small, or combined lab tests. They’re about groups. You may be quite
          different.
        </li>
        <li>The tests on saving and note-taking weren’t done with people with ADHD.</li>
        <li>We tried the search on examples we wrote ourselves. Your memories may be harder to find.</li>
        <li>Nobody has tested whether Kindling helps. We built it on these ideas. That isn’t proof.</li>
        <li>It’s a tool. It isn’t a treatment and doesn’t replace one.</li>
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
        <p>With ADHD, it can be hard to keep things in your head. Kindling keeps them for you.</p>
        <p>
          It remembers what you do here, so you don’t have to. If you turn memory on, it also suggests things
          to keep, from your own words. You say yes to each one, and you can make it forget.
        </p>
      </>
    }
    sections={sections}
  />
);
