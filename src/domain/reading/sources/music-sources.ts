import type { Sources } from '#domain/reading/source.ts';

/** What our pages cite on music and sound. Each publication is told in one place, and each subject is a file of its own. */
export const musicSources = {
  'souza-2023': {
    authors: 'Souza and Barbosa',
    year: 2023,
    title: 'Should We Turn off the Music? Music with Lyrics Interferes with Cognitive Tasks',
    where: 'Journal of Cognition 6(1):24',
    doi: '10.5334/joc.273',
  },
  'thompson-2012': {
    authors: 'Thompson, Schellenberg and Letnic',
    year: 2012,
    title: 'Fast and loud background music disrupts reading comprehension',
    where: 'Psychology of Music 40(6), pages 700–708',
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
  'adiasto-2022': {
    authors: 'Adiasto, Beckers, van Hooff, Roelofs and Geurts',
    year: 2022,
    title:
      'Music listening and stress recovery in healthy individuals: A systematic review with meta-analysis of experimental studies',
    where: 'PLOS ONE 17(6):e0270031',
    doi: '10.1371/journal.pone.0270031',
  },
  'cheah-2022': {
    authors: 'Cheah, Wong, Spitzer and Coutinho',
    year: 2022,
    title:
      'Background Music and Cognitive Task Performance: A Systematic Review of Task, Music, and Population Impact',
    where: 'Music & Science 5',
    doi: '10.1177/20592043221134392',
  },
  'de-witte-2020': {
    authors: 'de Witte, Spruit, van Hooren, Moonen and Stams',
    year: 2020,
    title:
      'Effects of music interventions on stress-related outcomes: a systematic review and two meta-analyses',
    where: 'Health Psychology Review 14(2), pages 294–324',
    doi: '10.1080/17437199.2019.1627897',
  },
  'de-witte-2022': {
    authors: 'de Witte, da Silva Pinho, Stams, Moonen, Bos and van Hooren',
    year: 2022,
    title: 'Music therapy for stress reduction: a systematic review and meta-analysis',
    where: 'Health Psychology Review 16(1), pages 134–159',
    doi: '10.1080/17437199.2020.1846580',
  },
  'garcia-argibay-2019': {
    authors: 'Garcia-Argibay, Santed and Reales',
    year: 2019,
    title: 'Efficacy of binaural auditory beats in cognition, anxiety, and pain perception: a meta-analysis',
    where: 'Psychological Research 83(2), pages 357–372',
    doi: '10.1007/s00426-018-1066-8',
  },
  'husain-2002': {
    authors: 'Husain, Thompson and Schellenberg',
    year: 2002,
    title: 'Effects of Musical Tempo and Mode on Arousal, Mood, and Spatial Abilities',
    where: 'Music Perception 20(2), pages 151–171',
    doi: '10.1525/mp.2002.20.2.151',
  },
  'ingendoh-2023': {
    authors: 'Ingendoh, Posny and Heine',
    year: 2023,
    title:
      'Binaural beats to entrain the brain? A systematic review of the effects of binaural beat stimulation on brain oscillatory activity, and the implications for psychological research and intervention',
    where: 'PLOS ONE 18(5):e0286023',
    doi: '10.1371/journal.pone.0286023',
  },
  'kaempfe-2011': {
    authors: 'Kämpfe, Sedlmeier and Renkewitz',
    year: 2011,
    title: 'The impact of background music on adult listeners: A meta-analysis',
    where: 'Psychology of Music 39(4), pages 424–448',
    doi: '10.1177/0305735610376261',
  },
  'kiss-2024': {
    authors: 'Kiss and Linnell',
    year: 2024,
    title:
      'The role of mood and arousal in the effect of background music on attentional state and performance during a sustained attention task',
    where: 'Scientific Reports, number 1 of 2024',
    doi: '10.1038/s41598-024-60218-z',
  },
  'lachance-2025': {
    authors: 'Lachance, Pelland-Goulet and Gosselin',
    year: 2025,
    title:
      'Listening habits and subjective effects of background music in young adults with and without ADHD',
    where: 'Frontiers in Psychology 15:1508181',
    doi: '10.3389/fpsyg.2024.1508181',
  },
  'mendes-2024': {
    authors: 'Mendes, de Paula and Miranda',
    year: 2024,
    title:
      'Effects of Background Music on Attentional Networks of Children With and Without Attention Deficit/Hyperactivity Disorder: Case Control Experimental Study',
    where: 'Interactive Journal of Medical Research 13:e53869',
    doi: '10.2196/53869',
  },
  'saville-2025': {
    authors: 'Saville, Kinney, Heiderscheit and Himmerich',
    year: 2025,
    title: 'Exploring the Intersection of ADHD and Music: A Systematic Review',
    where: 'Behavioral Sciences 15(1):65',
    doi: '10.3390/bs15010065',
  },
  'soederlund-2007': {
    authors: 'Söderlund, Sikström and Smart',
    year: 2007,
    title: 'Listen to the noise: noise is beneficial for cognitive performance in ADHD',
    where: 'Journal of Child Psychology and Psychiatry 48(8), pages 840–847',
    doi: '10.1111/j.1469-7610.2007.01749.x',
  },
} as const satisfies Sources;
