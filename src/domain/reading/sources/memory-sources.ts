import type { Sources } from '#domain/reading/source.ts';

/** What our pages cite on memory, and on putting it outside of one's head. */
export const memorySources = {
  'onandia-hinchado-2021': {
    authors: 'Onandia-Hinchado, Pardo-Palenzuela and Diaz-Orueta',
    year: 2021,
    title:
      'Cognitive characterization of adult attention deficit hyperactivity disorder by domains: a systematic review',
    where: 'Journal of Neural Transmission 128(7), pages 893–937',
    doi: '10.1007/s00702-021-02302-6',
  },
  'altgassen-2019': {
    authors: 'Altgassen, Scheres and Edel',
    year: 2019,
    title: 'Prospective memory (partially) mediates the link between ADHD symptoms and procrastination',
    where: 'ADHD Attention Deficit and Hyperactivity Disorders, issue 1 of 2019',
    doi: '10.1007/s12402-018-0273-x',
  },
  'fuermaier-2013': {
    authors: 'Fuermaier and others',
    year: 2013,
    title: 'Complex Prospective Memory in Adults with Attention Deficit Hyperactivity Disorder',
    where: 'PLoS ONE 8(3): e58338',
    doi: '10.1371/journal.pone.0058338',
  },
  'risko-2016': {
    authors: 'Risko and Gilbert',
    year: 2016,
    title: 'Cognitive Offloading',
    where: 'Trends in Cognitive Sciences 20(9), pages 676–688',
    doi: '10.1016/j.tics.2016.07.002',
  },
  'gilbert-2023': {
    authors: 'Gilbert, Boldt, Sachdeva, Scarampi and Tsai',
    year: 2023,
    title: 'Outsourcing Memory to External Tools: A Review of ‘Intention Offloading’',
    where: 'Psychonomic Bulletin & Review 30(1), pages 60–76',
    doi: '10.3758/s13423-022-02139-4',
  },
  'storm-2015': {
    authors: 'Storm and Stone',
    year: 2015,
    title:
      'Saving-Enhanced Memory: The Benefits of Saving on the Learning and Remembering of New Information',
    where: 'Psychological Science 26(2), pages 182–188',
    doi: '10.1177/0956797614559285',
  },
  'squire-2004': {
    authors: 'Squire',
    year: 2004,
    title: 'Memory systems of the brain: A brief history and current perspective',
    where: 'Neurobiology of Learning and Memory 82(3), pages 171–177',
    doi: '10.1016/j.nlm.2004.06.005',
  },
} as const satisfies Sources;
