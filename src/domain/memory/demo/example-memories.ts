import type { MemoryLayer } from '#domain/memory/memory-layer.ts';

/** A memory in the demo on the front page: made up by us, about nobody. */
export interface ExampleMemory {
  readonly id: string;
  readonly layer: MemoryLayer;
  readonly sentence: string;
  readonly day: string;
  readonly from: string;
}

export const exampleMemories: readonly ExampleMemory[] = [
  {
    id: 'tax-session',
    layer: 'episodic',
    sentence: 'I worked on the tax form for 25 minutes and got to page two.',
    day: '3 March',
    from: 'a focus session',
  },
  {
    id: 'dentist-call',
    layer: 'episodic',
    sentence: 'I rang the dentist. The next visit is on 20 April at half past nine.',
    day: '5 March',
    from: 'a task',
  },
  {
    id: 'walk-first',
    layer: 'episodic',
    sentence: 'The slides went nowhere until I took a walk. Then I made five.',
    day: '9 March',
    from: 'a note after a session',
  },
  {
    id: 'tax-due',
    layer: 'semantic',
    sentence: 'The tax form is due on 31 May.',
    day: '1 March',
    from: 'something you typed',
  },
  {
    id: 'calls-cost',
    layer: 'semantic',
    sentence: 'Phone calls take a lot of energy.',
    day: '5 March',
    from: 'a chat',
  },
  {
    id: 'spare-key',
    layer: 'semantic',
    sentence: 'The spare key is in the blue bowl.',
    day: '8 March',
    from: 'something you typed',
  },
  {
    id: 'rain-writing',
    layer: 'associative',
    sentence: 'Rain sounds and writing go well together.',
    day: '4 March',
    from: 'a focus session',
  },
  {
    id: 'bad-sleep',
    layer: 'associative',
    sentence: 'After a bad night, small chores work better than reading.',
    day: '6 March',
    from: 'a chat',
  },
  {
    id: 'kettle-letter',
    layer: 'associative',
    sentence: 'When the kettle boils, I open one letter.',
    day: '10 March',
    from: 'a task',
  },
  {
    id: 'start-writing',
    layer: 'procedural',
    sentence: 'To start writing: make tea, take one slow breath, write one bad sentence.',
    day: '4 March',
    from: 'a note after a session',
  },
  {
    id: 'laundry',
    layer: 'procedural',
    sentence: 'Laundry: basket to the door first, then set a timer, then hang it up with music on.',
    day: '7 March',
    from: 'the steps of a task',
  },
  {
    id: 'before-call',
    layer: 'procedural',
    sentence: 'Before a phone call: write down the first thing I want to say.',
    day: '5 March',
    from: 'the steps of a task',
  },
];

/** The last one finds nothing, so that one sees what is said then. */
export const exampleQuestions = [
  'When is the tax form due?',
  'What goes well with writing?',
  'How do I get through a phone call?',
  'Where is my passport?',
] as const;
