import type { Sources } from '#domain/reading/source.ts';

/** What the landing pages cite. Kept apart, so that a first visit does not carry the whole list of books. */
export const landingSources = {
  'agapie-2016': {
    authors: 'Agapie, Avrahami and Marlow',
    year: 2016,
    title: 'Staying the Course: System-Driven Lapse Management for Supporting Behavior Change',
    where: 'Proceedings of the 2016 CHI Conference on Human Factors in Computing Systems, pages 1072–1083',
    doi: '10.1145/2858036.2858142',
  },
  'campbell-2024': {
    authors: 'Campbell, Çerçi and Cecchinato',
    year: 2024,
    title: 'ADHD and Knowledge Work: Exploring Strategies, Challenges and Opportunities for AI',
    where: 'Design for Equality and Justice, INTERACT 2023, Springer',
    doi: '10.1007/978-3-031-61688-4_10',
  },
  'gollwitzer-2006': {
    authors: 'Gollwitzer and Sheeran',
    year: 2006,
    title: 'Implementation Intentions and Goal Achievement: A Meta-analysis of Effects and Processes',
    where: 'Advances in Experimental Social Psychology 38, pages 69–119',
    doi: '10.1016/S0065-2601(06)38002-1',
  },
  'lopez-2018': {
    authors: 'Lopez and others',
    year: 2018,
    title:
      'Cognitive-behavioural interventions for attention deficit hyperactivity disorder (ADHD) in adults',
    where: 'Cochrane Database of Systematic Reviews, CD010840',
    doi: '10.1002/14651858.CD010840.pub2',
  },
  'marx-2022': {
    authors: 'Marx, Cortese, Koelch and Hacker',
    year: 2022,
    title: 'Meta-analysis: Altered Perceptual Timing Abilities in Attention-Deficit/Hyperactivity Disorder',
    where: 'Journal of the American Academy of Child and Adolescent Psychiatry 61(7), pages 866–880',
    doi: '10.1016/j.jaac.2021.12.004',
  },
  'nigg-2024': {
    authors: 'Nigg, Bruton, Kozlowski, Johnstone and Karalunas',
    year: 2024,
    title:
      'Systematic Review and Meta-Analysis: Do White Noise or Pink Noise Help With Task Performance in Youth With Attention-Deficit/Hyperactivity Disorder or With Elevated Attention Problems?',
    where: 'Journal of the American Academy of Child and Adolescent Psychiatry 63(8), pages 778–788',
    doi: '10.1016/j.jaac.2023.12.014',
  },
  'nordby-2022': {
    authors: 'Nordby and others',
    year: 2022,
    title:
      'The Effect of SMS Reminders on Adherence in a Self-Guided Internet-Delivered Intervention for Adults With ADHD',
    where: 'Frontiers in Digital Health 4:821031',
    doi: '10.3389/fdgth.2022.821031',
  },
  'seery-2025': {
    authors: 'Seery, Cochrane, Mulcahy, Kilbride, Wrigley and Bramham',
    year: 2025,
    title:
      '“A one-stop shop”: Real-world use and app-users’ experiences of a psychoeducational smartphone app for adults with ADHD',
    where: 'Internet Interventions 39:100807',
    doi: '10.1016/j.invent.2025.100807',
  },
  'song-2021': {
    authors: 'Song, Zha, Yang, Zhang, Li and Rudan',
    year: 2021,
    title:
      'The prevalence of adult attention-deficit hyperactivity disorder: A global systematic review and meta-analysis',
    where: 'Journal of Global Health 11:04009',
    doi: '10.7189/jogh.11.04009',
  },
  'spiel-2022': {
    authors: 'Spiel, Hornecker, Williams and Good',
    year: 2022,
    title: 'ADHD and Technology Research – Investigated by Neurodivergent Readers',
    where: 'CHI Conference on Human Factors in Computing Systems, article 547',
    doi: '10.1145/3491102.3517592',
  },
} as const satisfies Sources;
