import { lastChanged } from '#domain/reading/last-changed.ts';
import { adhdSources } from '#domain/reading/sources/adhd-sources.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';
import { toolSources } from '#domain/reading/sources/tool-sources.ts';
import { cited } from '#web/features/reading/cited.ts';
import { Explained, ExplainedList } from '#web/features/reading/explained.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { SourceList } from '#web/features/reading/source-list.tsx';
import { HundredPeople } from '#web/features/research/hundred-people.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const { list, source } = cited([
  adhdSources['faraone-2021'],
  adhdSources['sedgwick-2019'],
  landingSources['song-2021'],
  landingSources['campbell-2024'],
  landingSources['marx-2022'],
  adhdSources['mette-2023'],
  adhdSources['alderson-2013'],
  adhdSources['beheshti-2020'],
  adhdSources['surman-2021'],
  adhdSources['young-2020'],
  adhdSources['nordby-2023'],
  adhdSources['cortese-2018'],
  adhdSources['ostinelli-2025'],
  landingSources['lopez-2018'],
  adhdSources['xie-2021'],
  adhdSources['hernandez-2025'],
  adhdSources['ahmann-2024'],
  toolSources['eagle-2024'],
  toolSources['liu-2024'],
  toolSources['gabarron-2025'],
  toolSources['moell-2015'],
  toolSources['knouse-2022'],
  adhdSources['chamberlain-2021'],
  landingSources['gollwitzer-2006'],
  adhdSources['gawrilow-2008'],
  adhdSources['albulescu-2022'],
  landingSources['agapie-2016'],
  toolSources['meyerowitz-katz-2020'],
  landingSources['nordby-2022'],
  landingSources['spiel-2022'],
]);

const sections: readonly ReadingSection[] = [
  {
    id: 'what',
    title: 'What ADHD is, and what it isn’t',
    body: (
      <>
        <p>
          In 2021, 80 researchers from 27 countries wrote down what large studies of ADHD agree on. They came
          to 208 statements. They did it because wrong ideas about ADHD hurt people and keep them from getting
          help ({source(adhdSources['faraone-2021'])}).
        </p>
        <p>
          In short: ADHD is real. It has to do with how the brain develops. Genes play a large part (
          {source(adhdSources['faraone-2021'])}). So it isn’t a lack of willpower. These are findings about
          groups. They can’t say what is true for one person, or how a life will go.
        </p>
        <p>
          There’s no sharp line, either. The traits range from a little to a lot (
          {source(adhdSources['sedgwick-2019'])}). What matters is how much they get in the way.
        </p>
      </>
    ),
  },
  {
    id: 'common',
    title: 'How common it is in adults',
    body: (
      <>
        <p>
          It depends on how you count. One review combined studies from all over the world. It gives two
          numbers ({source(landingSources['song-2021'])}):
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-6 rounded-3xl border border-line bg-surface p-5 sm:p-6">
          <HundredPeople
            count={3}
            caption="About 3 in 100 adults have ADHD that began when they were children. The review says 2.58."
          />
          <HundredPeople
            count={7}
            caption="About 7 in 100 have symptoms now, no matter when they began. The review says 6.76."
          />
        </div>
        <p>Both numbers fall with age. Nobody is sure why.</p>
      </>
    ),
  },
  {
    id: 'adults',
    title: 'How it shows in adults',
    body: (
      <>
        <p>No two people are the same. These things come up often, in studies and in conversations.</p>
        <ExplainedList>
          <Explained name="Attention">
            The hard part isn’t having attention, it’s steering it. In one study, adults said deep focus is
            part of their ADHD too ({source(adhdSources['sedgwick-2019'])}).
          </Explained>
          <Explained name="Choosing and switching">
            In a survey of 49 people with ADHD, three things stayed hard whatever tools they used: deciding
            what to do first, guessing how long it takes, and switching from one thing to the next (
            {source(landingSources['campbell-2024'])}).
          </Explained>
          <Explained name="Time">
            Across 55 studies, people with ADHD were less good at judging short stretches of time. These were
            seconds, or less ({source(landingSources['marx-2022'])}). There are few studies with adults only,
            and they disagree. Some found a clear difference, others none ({source(adhdSources['mette-2023'])}
            ).
          </Explained>
          <Explained name="Keeping things in mind">
            Across 38 studies with adults, people with ADHD found it harder to keep a few things in mind while
            using them. The gap is medium in size and depends on the task (
            {source(adhdSources['alderson-2013'])}).
          </Explained>
          <Explained name="Feelings">
            Feelings can come fast, be strong and change quickly. In 13 studies with 2,535 people the gap was
            large, though this isn’t on the official list of symptoms ({source(adhdSources['beheshti-2020'])}
            ).
          </Explained>
          <Explained name="Sleep">
            Sleep problems are common in adults with ADHD, and they make the days harder (
            {source(adhdSources['surman-2021'])}).
          </Explained>
        </ExplainedList>
      </>
    ),
  },
  {
    id: 'unseen',
    title: 'Women, and people who found out as adults',
    body: (
      <>
        <p>
          More men than women are diagnosed with ADHD. A group of experts thinks part of this gap exists
          because girls and women are overlooked. Their symptoms may look different. Many find ways to hide
          them. Other conditions may be noticed first, and people expect a boy (
          {source(adhdSources['young-2020'])}).
        </p>
        <p>
          This is the shared view of people who work in the field, based on the studies we have. It isn’t a
          measured number. If you found out as an adult, you may feel relief and grief at once. Both make
          sense.
        </p>
      </>
    ),
  },
  {
    id: 'strengths',
    title: 'Strengths, with some caution',
    body: (
      <>
        <p>
          Ask adults with ADHD what is good about it, and they have answers. 50 of them wrote about thinking
          in their own way, enjoying new things, and growing through hard times. The same trait could be a
          strain or a gift. It depended on the place and the people around them (
          {source(adhdSources['nordby-2023'])}).
        </p>
        <p>
          The study about deep focus asked six successful men ({source(adhdSources['sedgwick-2019'])}
          ). So take it as what people say about themselves, not as proof that ADHD is a superpower. You don’t
          have to turn it into a gift.
        </p>
      </>
    ),
  },
  {
    id: 'tried',
    title: 'What has been tried, and how sure we can be',
    body: (
      <>
        <p>This is an overview, not advice. You and a professional can find out what works for you.</p>
        <ExplainedList>
          <Explained name="Medication: the most studied">
            There is medication for ADHD. Talk to a doctor about it. One review compared 133 trials, 51 of
            them with adults ({source(adhdSources['cortese-2018'])}). A newer one looked only at adults and at
            all kinds of help. It found the clearest gains with some medications, over about 12 weeks. It
            didn’t find that life as a whole got better. What happens after those weeks isn’t well known (
            {source(adhdSources['ostinelli-2025'])}).
          </Explained>
          <Explained name="Talking therapy and skills: promising">
            14 trials with 700 adults tested therapy that works on thoughts and habits. It may ease symptoms.
            The reviewers mostly rate the evidence as weak ({source(landingSources['lopez-2018'])}). In the
            newer review, clinicians saw gains where the patients themselves didn’t (
            {source(adhdSources['ostinelli-2025'])}).
          </Explained>
          <Explained name="Exercise: small studies">
            One review combined 23 small studies. Nine looked at people before and after an exercise
            programme, and 14 had a comparison group. Attention got better in both kinds. The gain was
            clearest in children ({source(adhdSources['xie-2021'])}). For adults, a review found trials of tai
            chi, cycling and yoga. One of them had 21 people ({source(adhdSources['hernandez-2025'])}).
          </Explained>
          <Explained name="Sleep: few studies">
            A review found six studies on better sleep for adults with ADHD. In three of them, morning light
            helped ({source(adhdSources['surman-2021'])}).
          </Explained>
          <Explained name="Coaching: little evidence">
            Most studies were done with students. Two were with adults, both in groups. In 2024 the authors
            knew of none on coaching adults one to one ({source(adhdSources['ahmann-2024'])}).
          </Explained>
          <Explained name="Company: surveyed, not tested">
            Working while someone else is there is called body doubling. In a survey, 220 people said how and
            why they do it: to get started, and to keep going. Not all of them had ADHD. A survey can’t tell
            how well it works ({source(toolSources['eagle-2024'])}).
          </Explained>
          <Explained name="Apps and online courses: small gains, weak evidence">
            25 trials of digital help found small gains ({source(toolSources['liu-2024'])}). A review of 26
            reviews calls most of the evidence weak. Most of it is about children. Eight of the reviews
            reported side effects ({source(toolSources['gabarron-2025'])}). Two studies come close to what
            Kindling does. A six-week course taught adults to organise their days with a phone. 29 people took
            it with a coach, and they did better than people on a waiting list (
            {source(toolSources['moell-2015'])}). In a study of an app, 240 people started and 93 reported
            back after seven weeks. Two of its authors work for the company that makes it (
            {source(toolSources['knouse-2022'])}
            ).
          </Explained>
        </ExplainedList>
      </>
    ),
  },
  {
    id: 'screening',
    title: 'What a self-test can and can’t do',
    body: (
      <>
        <p>
          A short test casts a wide net. The most common one has six questions. Researchers gave it to two
          groups of people from all walks of life. It pointed to ADHD in 26 and 17 of 100 people. They
          estimate that only about one in nine of those actually has it (
          {source(adhdSources['chamberlain-2021'])}). It also picks up impulsive traits with other causes.
        </p>
        <p>
          So our own <InlineLink to="/adhd-screening">self-screening</InlineLink> has no cut-off and gives no
          verdict. It shows which traits you reported, so you can talk about them. We wrote the questions
          ourselves, and no study has tested them. A low result doesn’t rule anything out.
        </p>
      </>
    ),
  },
  {
    id: 'kindling',
    title: 'What Kindling is based on',
    body: (
      <>
        <p>
          Nobody has studied Kindling. It’s a tool, not a treatment. Here’s what each part is based on, and
          where it’s based only on experience.
        </p>
        <ExplainedList>
          <Explained name="“When this happens, I will…”">
            Plans in this form helped people do what they meant to, in 94 tests (
            {source(landingSources['gollwitzer-2006'])}). Two studies with children who have ADHD point the
            same way, in a lab task about self-control ({source(adhdSources['gawrilow-2008'])}). We found none
            with adults with ADHD.
          </Explained>
          <Explained name="“Usually 35 min”">
            We know that time is hard to guess (see above). We hope that seeing your own usual time helps. We
            found no study of that.
          </Explained>
          <Explained name="Pick for me, and one task at a time">
            People say that choosing is hard ({source(landingSources['campbell-2024'])}). Showing one task at
            a time is based on experience.
          </Explained>
          <Explained name="Energy, and small first steps">
            Experience only. We don’t know of any study.
          </Explained>
          <Explained name="Breaks">
            A review combined 22 groups of people. Short breaks gave them a bit more energy and made them less
            tired. Their work didn’t clearly get better. It wasn’t about ADHD (
            {source(adhdSources['albulescu-2022'])}).
          </Explained>
          <Explained name="Fresh start, and counts that only grow">
            One slip makes the next more likely. Allowing for slips helped in a small study with 30 people who
            wanted to spend less time on a website ({source(landingSources['agapie-2016'])}). In 17 studies of
            apps for long-term illness, about four in ten people stopped using them (
            {source(toolSources['meyerowitz-katz-2020'])}). So coming back has to be easy.
          </Explained>
          <Explained name="No nagging">
            In a study with 109 adults with ADHD, text messages didn’t help them finish more of an online
            course. They may have started sooner and stayed longer ({source(landingSources['nordby-2022'])}).
          </Explained>
          <Explained name="No grades, and nothing to fix about you">
            Neurodivergent researchers looked at what had been built for people with ADHD. Much of it tried to
            make them more like everyone else. Few of them had been asked (
            {source(landingSources['spiel-2022'])}).
          </Explained>
          <Explained name="Music">
            There’s a <InlineLink to="/music-therapy-research">separate page about that</InlineLink>.
          </Explained>
        </ExplainedList>
      </>
    ),
  },
  {
    id: 'therapists',
    title: 'If you work with people with ADHD',
    body: (
      <>
        <p>
          Kindling doesn’t measure symptoms. Please don’t use it to judge a treatment or a person. Its data
          belongs to the person: which hours tend to go well, how long things usually take, which music
          helped. It can be a starting point for a conversation, if they want to share it.
        </p>
        <p>
          The screening report is a file that only they have. It says at the top that it’s a profile, not a
          diagnosis.
        </p>
      </>
    ),
  },
  {
    id: 'sources-chosen',
    title: 'How we choose sources',
    body: (
      <ul className={bullets}>
        <li>Reviews of many studies come first. We use single studies when there’s nothing better.</li>
        <li>We looked up each one: who wrote it, when, and where it was published.</li>
        <li>We read the authors’ summaries. We didn’t check their calculations.</li>
        <li>We say how many people took part, and which authors had something to sell.</li>
        <li>Where studies disagree, we say so. Where we found nothing, we say that too.</li>
      </ul>
    ),
  },
  {
    id: 'help',
    title: 'How to get help',
    body: (
      <>
        <p>
          If this gets in your way, talk to a doctor, a psychologist or another professional who knows ADHD in
          adults. Take notes with you: what’s hard, since when, and what you’ve tried. Two or three examples
          from last week say more than a long list.
        </p>
        <p>It may take more than one try to find someone who listens. That’s not your fault.</p>
        <p className="font-semibold">
          If you are in danger, or think you might hurt yourself, call your local emergency number.
        </p>
      </>
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
    title="ADHD research"
    changed={lastChanged['/adhd-research']}
    inShort={
      <>
        <p>ADHD is real, common in adults, and different in each of us. It isn’t a lack of willpower.</p>
        <p>
          Some kinds of help are well tested, some aren’t. Most of what Kindling does is based on experience.
          We say where.
        </p>
      </>
    }
    sections={sections}
  />
);
