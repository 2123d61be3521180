export interface InterviewCard {
  readonly question: string;
  /** How to build an answer of one's own. */
  readonly frame: string;
}

/** Questions to rehearse aloud, each with a frame for one’s own answer. */
export const interviewCards: readonly InterviewCard[] = [
  {
    question: 'Tell us about yourself.',
    frame: 'Three sentences: what I do now, one thing I did that fits this job, why I am here today.',
  },
  {
    question: 'Why do you want this job?',
    frame: 'One thing about the work, one about the team, one thing I can bring.',
  },
  {
    question: 'What are you proud of?',
    frame: 'The start, what I did, how it ended. One number or one sentence that somebody said about it.',
  },
  {
    question: 'What is hard for you?',
    frame: 'One real thing, not the biggest. What I do about it. What got better.',
  },
  {
    question: 'How do you keep track of many tasks?',
    frame: 'My one place for tasks, when I look at it, and an example of a busy week.',
  },
  {
    question: 'Tell us about something that went wrong.',
    frame: 'What happened in one sentence. What I did next. What I do differently now.',
  },
  {
    question: 'How do you deal with criticism?',
    frame: 'I ask for an example, I sleep on it, I change one thing. Then an example of that.',
  },
  {
    question: 'How do you work with others?',
    frame: 'What I am good for in a team, what I need from others, one example.',
  },
  {
    question: 'There is a gap in your CV. What did you do then?',
    frame: 'One calm sentence, as much as I want to share. What I learned. Then back to the job.',
  },
  {
    question: 'Do you have questions for us?',
    frame:
      'How does a normal week look? How do people here give feedback? What should be different in six months?',
  },
];
