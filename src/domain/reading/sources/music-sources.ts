import type { Sources } from '#domain/reading/source.ts';

/** What our pages cite on music and sound. Each publication is told in one place, and each subject is a file of its own. */
export const musicSources = {
  'souza-2023': {
    authors: 'Souza and Barbosa',
    year: 2023,
    title: 'Should We Turn off the Music? Music with Lyrics Interferes with Cognitive Tasks',
    where: 'Journal of Cognition 6(1)',
    doi: '10.5334/joc.273',
  },
  'thompson-2012': {
    authors: 'Thompson, Schellenberg and Letnic',
    year: 2012,
    title: 'Fast and loud background music disrupts reading comprehension',
    where: 'Psychology of Music 40(6)',
    doi: '10.1177/0305735611400173',
  },
  'who-itu-2019': {
    authors: 'World Health Organization and International Telecommunication Union',
    year: 2019,
    title: 'Safe listening devices and systems: a WHO-ITU standard',
    where: 'ISBN 978-92-4-151527-6',
  },
  'woods-2024': {
    authors: 'Woods and others',
    year: 2024,
    title: 'Rapid modulation in music supports attention in listeners with attentional difficulties',
    where: 'Communications Biology 7:1376',
    doi: '10.1038/s42003-024-07026-3',
  },
} as const satisfies Sources;
