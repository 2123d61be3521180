import type { Sources } from '#domain/reading/source.ts';

/** What our pages cite on tools and habits for people with ADHD. What the landing pages cite stands in a file of its own. */
export const toolSources = {
  'eagle-2024': {
    authors: 'Eagle and Ringland',
    year: 2024,
    title:
      '“It Was Something I Naturally Found Worked and Heard About Later”: An Investigation of Body Doubling with Neurodivergent Participants',
    where: 'ACM Transactions on Accessible Computing',
    doi: '10.1145/3689648',
  },
  'gabarron-2025': {
    authors: 'Gabarron, Denecke and Lopez-Campos',
    year: 2025,
    title:
      'Evaluating the evidence: a systematic review of reviews of the effectiveness and safety of digital interventions for ADHD',
    where: 'BMC Psychiatry 25:414',
    doi: '10.1186/s12888-025-06825-0',
  },
  'knouse-2022': {
    authors: 'Knouse, Hu, Sachs and Isaacs',
    year: 2022,
    title: 'Usability and feasibility of a cognitive-behavioral mobile app for ADHD in adults',
    where: 'PLOS Digital Health 1(8):e0000083',
    doi: '10.1371/journal.pdig.0000083',
  },
  'liu-2024': {
    authors: 'Liu and others',
    year: 2024,
    title:
      'The effect of digital interventions on attention deficit hyperactivity disorder (ADHD): A meta-analysis of randomized controlled trials',
    where: 'Journal of Affective Disorders 365, pages 563–577',
    doi: '10.1016/j.jad.2024.08.156',
  },
  'meyerowitz-katz-2020': {
    authors: 'Meyerowitz-Katz and others',
    year: 2020,
    title:
      'Rates of Attrition and Dropout in App-Based Interventions for Chronic Disease: Systematic Review and Meta-Analysis',
    where: 'Journal of Medical Internet Research 22(9):e20283',
    doi: '10.2196/20283',
  },
  'moell-2015': {
    authors: 'Moëll, Kollberg, Nasri, Lindefors and Kaldo',
    year: 2015,
    title:
      'Living SMART — A randomized controlled trial of a guided online course teaching adults with ADHD or sub-clinical ADHD to use smartphones to structure their everyday life',
    where: 'Internet Interventions 2(1), pages 24–31',
    doi: '10.1016/j.invent.2014.11.004',
  },
} as const satisfies Sources;
