import type { Sources } from '#domain/reading/source.ts';

/** What the career coach cites, beside what other pages cite already. */
export const coachSources = {
  'adamou-2013': {
    authors: 'Adamou and others',
    year: 2013,
    title: 'Occupational issues of adults with ADHD',
    where: 'BMC Psychiatry 13:59',
    doi: '10.1186/1471-244X-13-59',
  },
  'harkin-2016': {
    authors: 'Harkin and others',
    year: 2016,
    title:
      'Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence',
    where: 'Psychological Bulletin 142(2), pages 198–229',
    doi: '10.1037/bul0000025',
  },
  'kushlev-2015': {
    authors: 'Kushlev and Dunn',
    year: 2015,
    title: 'Checking email less frequently reduces stress',
    where: 'Computers in Human Behavior 43, pages 220–228',
    doi: '10.1016/j.chb.2014.11.005',
  },
  'lauder-2022': {
    authors: 'Lauder, McDowall and Tenenbaum',
    year: 2022,
    title:
      'A systematic review of interventions to support adults with ADHD at work—Implications from the paucity of context-specific research for theory and practice',
    where: 'Frontiers in Psychology 13:893469',
    doi: '10.3389/fpsyg.2022.893469',
  },
  'leroy-2018': {
    authors: 'Leroy and Glomb',
    year: 2018,
    title:
      'Tasks Interrupted: How Anticipating Time Pressure on Resumption of an Interrupted Task Causes Attention Residue and Low Performance on Interrupting Tasks and How a “Ready-to-Resume” Plan Mitigates the Effects',
    where: 'Organization Science, pages 380–397',
    doi: '10.1287/orsc.2017.1184',
  },
  'masicampo-2011': {
    authors: 'Masicampo and Baumeister',
    year: 2011,
    title: 'Consider It Done! Plan Making Can Eliminate the Cognitive Effects of Unfulfilled Goals',
    where: 'Journal of Personality and Social Psychology',
    doi: '10.1037/a0024192',
  },
  'solanto-2010': {
    authors: 'Solanto and others',
    year: 2010,
    title: 'Efficacy of Meta-Cognitive Therapy for Adult ADHD',
    where: 'American Journal of Psychiatry',
    doi: '10.1176/appi.ajp.2009.09081123',
  },
} as const satisfies Sources;
