/** Whom to turn to, and for what. Kinds of people, never a number: we do not know where somebody is. */
export interface PersonToAsk {
  readonly who: string;
  readonly what: string;
}

export interface RouteWords {
  readonly title: string;
  readonly text: string;
  readonly people: readonly PersonToAsk[];
  /** Asked first where we are not sure. */
  readonly question: string | null;
  /** Whether the coach goes on with the goal below these words. */
  readonly goesOn: boolean;
}

const emergency: PersonToAsk = {
  who: 'Your local emergency number',
  what: 'If you might act on it, if you have taken something, or if anyone is in danger.',
};
const crisisLine: PersonToAsk = {
  who: 'A crisis line in your country',
  what: 'By phone or chat, at any hour. You do not need the right words.',
};
const someoneNear: PersonToAsk = {
  who: 'Someone near you',
  what: 'Tell them what you told us, and ask them to stay with you.',
};

export const crisisWords: RouteWords = {
  title: 'Thank you for saying it',
  text: 'That sounds very heavy, and you do not have to carry it alone. Work can wait. Please talk to a person now.',
  people: [emergency, crisisLine, someoneNear],
  question: null,
  goesOn: false,
};

export const crisisOfSomeoneWords: RouteWords = {
  title: 'Thank you for looking out',
  text: 'That sounds frightening, and you do not have to handle it alone. Work can wait. Stay with them if you can, and bring in another person now.',
  people: [
    { who: 'The local emergency number', what: 'If someone might act on it, or is hurt.' },
    { who: 'A crisis line in your country', what: 'They also help people who are worried about someone.' },
    { who: 'Someone near you', what: 'You need someone beside you too.' },
  ],
  question: null,
  goesOn: false,
};

/** For whoever opens it by themselves: nothing is said of what they wrote. */
export const peopleNow: Pick<RouteWords, 'text' | 'people'> = {
  text: 'You do not have to carry it alone, and work can wait.',
  people: [
    emergency,
    crisisLine,
    { who: 'Someone near you', what: 'Tell them how it is, and ask them to stay with you.' },
  ],
};

export const maybeCrisisWords: RouteWords = {
  title: 'First, about you',
  text: 'That sounds hard. If you are not safe, work can wait: talk to a person now.',
  people: [emergency, crisisLine, someoneNear],
  question: 'Are you safe right now?',
  goesOn: true,
};

export const emergencyWords: RouteWords = {
  title: 'Call for help now',
  text: 'This may be a medical emergency. Call your local emergency number now. Work can wait, and so can this page.',
  people: [
    {
      who: 'Your local emergency number',
      what: 'Call now. Say what happened, and what was taken, if anything was. They tell you what to do.',
    },
    {
      who: 'Someone close by',
      what: 'Shout for them. Nobody should be alone with this, you or anyone else.',
    },
    {
      who: 'A poison line in your country',
      what: 'If something was swallowed and nobody feels ill yet. Keep the packet.',
    },
  ],
  question: null,
  goesOn: false,
};

export const dangerWords: RouteWords = {
  title: 'You deserve to be safe',
  text: 'What you describe is not your fault, and it is not a task to get better at. Your safety comes first. Please talk to a person you trust.',
  people: [
    { who: 'Your local emergency number', what: 'If you are in danger now, or may be today.' },
    {
      who: 'A helpline for people who are hurt or threatened',
      what: 'They listen, and know what can be done where you live.',
    },
    {
      who: 'Someone you trust, or at work: HR, a union, the works council, occupational health',
      what: 'Tell one of them. If it is safe, note what happened and when.',
    },
  ],
  question: null,
  goesOn: false,
};

export const medicalWords: RouteWords = {
  title: 'A question for a doctor or pharmacist',
  text: 'It deserves a good answer, from someone who knows you: we can’t judge medicine, doses or a diagnosis. Please ask before you change anything.',
  people: [
    {
      who: 'Your doctor or pharmacist',
      what: 'A pharmacist often answers the same day. For a diagnosis, a doctor can send you to be assessed.',
    },
    { who: 'Your local emergency number', what: 'If you took too much, or feel suddenly and badly unwell.' },
  ],
  question: null,
  goesOn: true,
};

export const legalWords: RouteWords = {
  title: 'A question for someone who knows the law',
  text: 'That is a lot to carry beside your work. Rules differ from place to place, and we give no legal advice. Ask soon, because time limits can be short, and before you sign, resign or accept anything.',
  people: [
    { who: 'Your union or works council', what: 'They know your workplace and your contract.' },
    { who: 'A lawyer, or a free advice service', what: 'They can tell you what holds where you live.' },
    { who: 'HR or occupational health', what: 'For how things are done at your work.' },
  ],
  question: null,
  goesOn: true,
};
