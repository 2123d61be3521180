import type { Sources } from '#domain/reading/source.ts';

/** What our pages cite on ADHD itself: what it is, how it shows, and what has been tried. */
export const adhdSources = {
  'ahmann-2024': {
    authors: 'Ahmann and Saviet',
    year: 2024,
    title: 'Development of a manualized coaching intervention for adult ADHD',
    where: 'International Journal of Evidence Based Coaching and Mentoring 22(1), pages 177–198',
    doi: '10.24384/hd8r-gc79',
  },
  'albulescu-2022': {
    authors: 'Albulescu, Macsinga, Rusu, Sulea, Bodnaru and Tulbure',
    year: 2022,
    title:
      '“Give me a break!” A systematic review and meta-analysis on the efficacy of micro-breaks for increasing well-being and performance',
    where: 'PLOS ONE, e0272460',
    doi: '10.1371/journal.pone.0272460',
  },
  'alderson-2013': {
    authors: 'Alderson, Kasper, Hudec and Patros',
    year: 2013,
    title:
      'Attention-deficit/hyperactivity disorder (ADHD) and working memory in adults: A meta-analytic review',
    where: 'Neuropsychology 27(3), pages 287–302',
    doi: '10.1037/a0032371',
  },
  'beheshti-2020': {
    authors: 'Beheshti, Chavanon and Christiansen',
    year: 2020,
    title: 'Emotion dysregulation in adults with attention deficit hyperactivity disorder: a meta-analysis',
    where: 'BMC Psychiatry 20:120',
    doi: '10.1186/s12888-020-2442-7',
  },
  'chamberlain-2021': {
    authors: 'Chamberlain, Cortese and Grant',
    year: 2021,
    title:
      'Screening for adult ADHD using brief rating tools: What can we conclude from a positive screen? Some caveats',
    where: 'Comprehensive Psychiatry 106:152224',
    doi: '10.1016/j.comppsych.2021.152224',
  },
  'cortese-2018': {
    authors: 'Cortese and others',
    year: 2018,
    title:
      'Comparative efficacy and tolerability of medications for attention-deficit hyperactivity disorder in children, adolescents, and adults: a systematic review and network meta-analysis',
    where: 'The Lancet Psychiatry 5(9), pages 727–738',
    doi: '10.1016/S2215-0366(18)30269-4',
  },
  'faraone-2021': {
    authors: 'Faraone and others',
    year: 2021,
    title:
      'The World Federation of ADHD International Consensus Statement: 208 Evidence-based conclusions about the disorder',
    where: 'Neuroscience and Biobehavioral Reviews 128, pages 789–818',
    doi: '10.1016/j.neubiorev.2021.01.022',
  },
  'gawrilow-2008': {
    authors: 'Gawrilow and Gollwitzer',
    year: 2008,
    title: 'Implementation Intentions Facilitate Response Inhibition in Children with ADHD',
    where: 'Cognitive Therapy and Research 32(2), pages 261–280',
    doi: '10.1007/s10608-007-9150-1',
  },
  'hernandez-2025': {
    authors: 'Hernández Ahumada and others',
    year: 2025,
    title:
      'Effects of Physical Activity, Exercise and Sport on Executive Function in Adults Diagnosed with Attention Deficit Hyperactivity Disorder: A Systematic Review',
    where: 'Psychiatry International 6(4):120',
    doi: '10.3390/psychiatryint6040120',
  },
  'mette-2023': {
    authors: 'Mette',
    year: 2023,
    title: 'Time Perception in Adult ADHD: Findings from a Decade—A Review',
    where: 'International Journal of Environmental Research and Public Health 20(4):3098',
    doi: '10.3390/ijerph20043098',
  },
  'nordby-2023': {
    authors: 'Nordby, Guribye, Nordgreen and Lundervold',
    year: 2023,
    title:
      'Silver linings of ADHD: a thematic analysis of adults’ positive experiences with living with ADHD',
    where: 'BMJ Open 13(10):e072052',
    doi: '10.1136/bmjopen-2023-072052',
  },
  'ostinelli-2025': {
    authors: 'Ostinelli and others',
    year: 2025,
    title:
      'Comparative efficacy and acceptability of pharmacological, psychological, and neurostimulatory interventions for ADHD in adults: a systematic review and component network meta-analysis',
    where: 'The Lancet Psychiatry 12(1), pages 32–43',
    doi: '10.1016/S2215-0366(24)00360-2',
  },
  'sedgwick-2019': {
    authors: 'Sedgwick, Merwood and Asherson',
    year: 2019,
    title:
      'The positive aspects of attention deficit hyperactivity disorder: a qualitative investigation of successful adults with ADHD',
    where: 'ADHD Attention Deficit and Hyperactivity Disorders, number 3 of 2019',
    doi: '10.1007/s12402-018-0277-6',
  },
  'surman-2021': {
    authors: 'Surman and Walsh',
    year: 2021,
    title: 'Managing Sleep in Adults with ADHD: From Science to Pragmatic Approaches',
    where: 'Brain Sciences 11(10):1361',
    doi: '10.3390/brainsci11101361',
  },
  'xie-2021': {
    authors: 'Xie and others',
    year: 2021,
    title:
      'Effectiveness of Physical Activity Intervention on ADHD Symptoms: A Systematic Review and Meta-Analysis',
    where: 'Frontiers in Psychiatry 12:706625',
    doi: '10.3389/fpsyt.2021.706625',
  },
  'young-2020': {
    authors: 'Young and others',
    year: 2020,
    title:
      'Females with ADHD: An expert consensus statement taking a lifespan approach providing guidance for the identification and treatment of attention-deficit/hyperactivity disorder in girls and women',
    where: 'BMC Psychiatry 20:404',
    doi: '10.1186/s12888-020-02707-9',
  },
} as const satisfies Sources;
