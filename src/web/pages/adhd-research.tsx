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
    title: 'What ADHD is, and what it is not',
    body: (
      <>
        <p>
          In 2021, 80 researchers from 27 countries wrote down what large studies of ADHD agree on. They came
          to 208 statements. They did it because wrong ideas about ADHD hurt people and keep help away (
          {source(adhdSources['faraone-2021'])}).
        </p>
        <p>
          What it comes to: ADHD is real. It has to do with how a brain grows. Genes play a large part (
          {source(adhdSources['faraone-2021'])}). So we do not call it a lack of will. These are findings
          about groups. They do not tell what is true of one person, and they do not tell how a life will go.
        </p>
        <p>
          There is no sharp line either. The traits run from a little to a lot (
          {source(adhdSources['sedgwick-2019'])}). What counts is how much they get in the way.
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
          It depends on how you count. One review put together studies from all over the world. It gives two
          numbers ({source(landingSources['song-2021'])}):
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-6 rounded-3xl border border-line bg-surface p-5 sm:p-6">
          <HundredPeople
            count={3}
            caption="About 3 in 100 adults have ADHD that began when they were children. The review says 2.58."
          />
          <HundredPeople
            count={7}
            caption="About 7 in 100 have the signs now, whenever they began. The review says 6.76."
          />
        </div>
        <p>Both numbers fall with age. Why they do is not settled.</p>
      </>
    ),
  },
  {
    id: 'adults',
    title: 'How it shows in adults',
    body: (
      <>
        <p>No two people are the same. These things come up often, in studies and in talks with people.</p>
        <ExplainedList>
          <Explained name="Attention">
            The trouble is less with having it than with steering it. In one study, adults spoke of deep focus
            as a part of their ADHD too ({source(adhdSources['sedgwick-2019'])}).
          </Explained>
          <Explained name="Choosing and switching">
            In a survey of 49 people with ADHD, three things stayed hard whatever tools they used. They were
            what to do first, how long it takes, and moving from one thing to the next (
            {source(landingSources['campbell-2024'])}).
          </Explained>
          <Explained name="Time">
            Across 55 studies, people with ADHD judged short spans of time less well. These were spans of
            seconds, or less ({source(landingSources['marx-2022'])}). Studies with adults alone are few, and
            they disagree. Some found a clear difference, others none ({source(adhdSources['mette-2023'])}).
          </Explained>
          <Explained name="Holding things in mind">
            Across 38 studies with adults, keeping a few things in mind while you use them was harder with
            ADHD. The gap is medium in size, and it depends on the task (
            {source(adhdSources['alderson-2013'])}).
          </Explained>
          <Explained name="Feelings">
            Feelings can come fast, be strong and change fast. In 13 studies with 2,535 people the gap was
            large, though it is not on the official list of signs ({source(adhdSources['beheshti-2020'])}).
          </Explained>
          <Explained name="Sleep">
            Trouble with sleep is common in adults with ADHD, and it makes the days harder (
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
          More men than women are told that they have ADHD. A group of experts thinks that a part of this gap
          comes from looking past girls and women. Their signs may look different. Many find ways to cover
          them. Other conditions may stand in front, and people expect a boy (
          {source(adhdSources['young-2020'])}).
        </p>
        <p>
          This is the shared view of people who do this work, built on what studies there are. It is not a
          measured number. If you found out as an adult, you may feel relief and grief at once. Both make
          sense.
        </p>
      </>
    ),
  },
  {
    id: 'strengths',
    title: 'Strengths, said with care',
    body: (
      <>
        <p>
          Ask adults with ADHD what is good about it, and they have answers. 50 of them wrote about a mind
          that goes its own way, a taste for new things, and having grown through hard times. The same trait
          could be a strain or a gift. It hung on the place and the people around (
          {source(adhdSources['nordby-2023'])}).
        </p>
        <p>
          The study about deep focus asked six men who did well in life (
          {source(adhdSources['sedgwick-2019'])}
          ). So take it as what people say about themselves, and not as proof that ADHD is a superpower. You
          do not have to turn it into a gift.
        </p>
      </>
    ),
  },
  {
    id: 'tried',
    title: 'What has been tried, and how sure one can be',
    body: (
      <>
        <p>This is a map, not advice. What fits you is for you and a professional to find out.</p>
        <ExplainedList>
          <Explained name="Medicine: the most studied">
            Medicine for ADHD exists, and it is a matter for a doctor. One review compared 133 trials, 51 of
            them with adults ({source(adhdSources['cortese-2018'])}). A newer one looked at adults only and at
            all kinds of help. It saw the clearest gains with some medicines, over about 12 weeks. It did not
            see that life as a whole got better. What comes after those weeks is not well known (
            {source(adhdSources['ostinelli-2025'])}).
          </Explained>
          <Explained name="Talking therapy and skills: promising">
            14 trials with 700 adults tested therapy that trains thoughts and habits. It may ease the signs.
            How sure that is, the reviewers mostly call low ({source(landingSources['lopez-2018'])}). In the
            newer review, clinicians saw gains where the people themselves did not (
            {source(adhdSources['ostinelli-2025'])}).
          </Explained>
          <Explained name="Moving: small studies">
            One review put 23 small studies together. Nine looked at people before and after a course of
            exercise, and 14 had a group to compare with. Attention got better in both kinds. The gain was
            clearest in children ({source(adhdSources['xie-2021'])}). For adults, a review found trials of tai
            chi, cycling and yoga. One of them had 21 people ({source(adhdSources['hernandez-2025'])}).
          </Explained>
          <Explained name="Sleep: few studies">
            A review found six studies of better sleep for adults with ADHD. In three of them, light in the
            morning helped ({source(adhdSources['surman-2021'])}).
          </Explained>
          <Explained name="Coaching: thin">
            Most studies were done with students. On adults there were two, both with groups. In 2024 the
            authors knew of none on coaching adults one to one ({source(adhdSources['ahmann-2024'])}).
          </Explained>
          <Explained name="Company: asked, not tested">
            Doing your thing while somebody else is there is called body doubling. In a survey, 220 people
            told how and why they do it: to get going, and to stay with it. Not all of them had ADHD. A survey
            cannot tell how well it works ({source(toolSources['eagle-2024'])}).
          </Explained>
          <Explained name="Apps and online courses: small gains, thin proof">
            25 trials of digital help found small gains ({source(toolSources['liu-2024'])}). A review of 26
            reviews calls most of the proof weak. Most of it is about children. Eight of the reviews told of
            unwanted effects ({source(toolSources['gabarron-2025'])}). Two studies come close to what Kindling
            does. A six-week course taught adults to run their days with a phone. 29 people took it with a
            coach, and they did better than those who waited ({source(toolSources['moell-2015'])}). In a study
            of an app, 240 people began and 93 told how it was after seven weeks. Two of its authors work for
            the maker ({source(toolSources['knouse-2022'])}
            ).
          </Explained>
        </ExplainedList>
      </>
    ),
  },
  {
    id: 'screening',
    title: 'What a self-test can and cannot do',
    body: (
      <>
        <p>
          A short test casts a wide net. The one that is used most has six questions. Researchers gave it to
          two groups of people from all walks of life. It pointed to ADHD in 26 and in 17 of 100. By their
          estimate, only about one in nine of those would have it ({source(adhdSources['chamberlain-2021'])}).
          It also picks up impulsive traits that come from elsewhere.
        </p>
        <p>
          So our own <InlineLink to="/adhd-screening">self-screening</InlineLink> has no cut-off and gives no
          verdict. It shows which traits you reported, so that you can talk about them. Its sentences are our
          own, and no study has tested them. A low result does not rule anything out.
        </p>
      </>
    ),
  },
  {
    id: 'kindling',
    title: 'What Kindling rests on',
    body: (
      <>
        <p>
          No study of Kindling exists. It is a tool, and it treats nothing. Here is what each part leans on,
          and where it leans on nothing but experience.
        </p>
        <ExplainedList>
          <Explained name="“When this happens, I will…”">
            Plans in this form helped people do what they meant to, in 94 tests (
            {source(landingSources['gollwitzer-2006'])}). Two studies with children who have ADHD point the
            same way, on a lab task of holding back ({source(adhdSources['gawrilow-2008'])}). For adults with
            ADHD we found none.
          </Explained>
          <Explained name="“Usually 35 min”">
            That time is hard to guess is well described (see above). That it helps to see your own usual time
            is our hope. We found no test of it.
          </Explained>
          <Explained name="Pick for me, and one task in view">
            People say that choosing is hard ({source(landingSources['campbell-2024'])}). That one task is the
            answer is experience.
          </Explained>
          <Explained name="Energy, and small first steps">Experience alone. We know of no study.</Explained>
          <Explained name="Breaks">
            A review put 22 groups of people together. Short breaks gave a bit more energy and less tiredness.
            Work did not clearly get better. It was not about ADHD ({source(adhdSources['albulescu-2022'])}).
          </Explained>
          <Explained name="Fresh start, and counts that only grow">
            One slip makes the next more likely. Room for slips helped in a small study with 30 people who
            wanted to spend less time on a website ({source(landingSources['agapie-2016'])}). In 17 studies of
            apps for a long-term illness, about four in ten people stopped using them (
            {source(toolSources['meyerowitz-katz-2020'])}). So coming back has to be easy.
          </Explained>
          <Explained name="No nagging">
            In a study with 109 adults with ADHD, text messages did not help them finish more of an online
            course. They may have come to it sooner, and stayed longer (
            {source(landingSources['nordby-2022'])}).
          </Explained>
          <Explained name="No grades, nothing to put right in you">
            Researchers who are neurodivergent read what had been built for people with ADHD. Much of it meant
            to make them more like others. Few had been asked ({source(landingSources['spiel-2022'])}).
          </Explained>
          <Explained name="Music">
            That is a <InlineLink to="/music-therapy-research">page of its own</InlineLink>.
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
          Kindling measures no symptoms. Please do not use it to judge a treatment or a person. What it holds
          belongs to the person: which hours tend to go well, how long things usually take, what sound helped.
          It can be a start for a talk, if they want to bring it.
        </p>
        <p>
          The screening report is a file that only they have. It says at the top that it is a profile and not
          a verdict.
        </p>
      </>
    ),
  },
  {
    id: 'sources-chosen',
    title: 'How we choose sources',
    body: (
      <ul className={bullets}>
        <li>Reviews of many studies come first. Single studies stand here when there is nothing better.</li>
        <li>We looked up the record of each one: who wrote it, when, and where it is kept.</li>
        <li>We read the summaries that the authors gave. We did not check their sums.</li>
        <li>We say how many people took part, and who had something to sell.</li>
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
          adults. Take notes with you: what is hard, since when, and what you have tried. Two or three
          examples from last week say more than a long list.
        </p>
        <p>It may take more than one try to find somebody who listens. That is not your fault.</p>
        <p className="font-semibold">
          If you are in danger, or think that you might hurt yourself, call your local emergency number.
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
        <p>ADHD is real, common in adults, and different in each of us. It is not a lack of will.</p>
        <p>
          Some help is well tested, some is not. Most of what Kindling does rests on experience. We say where.
        </p>
      </>
    }
    sections={sections}
  />
);
