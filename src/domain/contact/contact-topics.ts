export const contactTopics = ['question', 'broken', 'idea', 'privacy', 'press', 'professionals'] as const;

export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabels: Readonly<Record<ContactTopic, string>> = {
  question: 'A question',
  broken: 'Something is broken',
  idea: 'An idea',
  privacy: 'Privacy',
  press: 'Press',
  professionals: 'For therapists and coaches',
};

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value);
