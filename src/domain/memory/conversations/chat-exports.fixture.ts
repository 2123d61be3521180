/** Small files as the apps write them. */
export const chatExports = {
  whatsappPhone: [
    '[31/12/2023, 21:41:32] Ada: \u200EMessages and calls are end-to-end encrypted.',
    '[31/12/2023, 21:42:05] Ada: Rain sounds help me write.',
    'Next time I start earlier.',
    '[31/12/2023, 21:43:00] Ben: I always start with tea',
    '[01/01/2024, 09:00:00] Ada: \u200E<attached: photo.jpg>',
  ].join('\r\n'),
  whatsappOther: [
    '12/31/23, 9:41 PM - Messages and calls are end-to-end encrypted.',
    '12/31/23, 9:42 PM - Ada: I work best at night: after ten.',
    '1/1/24, 12:05 AM - Ben: <Media omitted>',
    '1/1/24, 12:06 AM - Ben: happy new year',
  ].join('\n'),
  telegram: JSON.stringify({
    name: 'Ada',
    type: 'personal_chat',
    id: 1,
    messages: [
      { id: 1, type: 'service', date: '2024-01-01T10:00:00', actor: 'Ada', action: 'phone_call', text: '' },
      {
        id: 2,
        type: 'message',
        date: '2024-01-01T10:01:00',
        date_unixtime: '1704103260',
        from: 'Ada',
        from_id: 'user1',
        text: ['I keep my keys ', { type: 'bold', text: 'by the door' }, ' now'],
      },
      { id: 3, type: 'message', date: '2024-01-01T10:02:00', from: 'Ben', from_id: 'user2', text: 'good' },
      {
        id: 4,
        type: 'message',
        date: '2024-01-01T10:03:00',
        from: 'Ada',
        from_id: 'user1',
        forwarded_from: 'News',
        text: 'Lists help me a lot',
      },
    ],
  }),
  discord: JSON.stringify({
    guild: { id: '1', name: 'Study' },
    channel: { id: '2', name: 'body-doubling' },
    messages: [
      {
        id: '1',
        type: 'GuildMemberJoin',
        timestamp: '2024-01-01T10:00:00+00:00',
        content: 'Joined',
        author: { name: 'ada' },
      },
      {
        id: '2',
        type: 'Default',
        timestamp: '2024-01-01T10:01:00.5+00:00',
        content: 'Body doubling keeps me going',
        author: { name: 'ada', nickname: 'Ada', isBot: false },
      },
      {
        id: '3',
        type: 'Reply',
        timestamp: '2024-01-01T10:02:00+00:00',
        content: 'Nice',
        author: { name: 'helper', isBot: true },
      },
    ],
  }),
  chatgpt: JSON.stringify([
    {
      title: 'Tax form',
      current_node: 'd',
      mapping: {
        a: { id: 'a', message: null, parent: null, children: ['b'] },
        b: {
          id: 'b',
          parent: 'a',
          children: ['c', 'd'],
          message: {
            author: { role: 'user' },
            create_time: 1704103260.5,
            content: { content_type: 'text', parts: ['I can only do forms on paper.'] },
          },
        },
        c: {
          id: 'c',
          parent: 'b',
          children: [],
          message: {
            author: { role: 'assistant' },
            content: { content_type: 'text', parts: ['An older answer'] },
          },
        },
        d: {
          id: 'd',
          parent: 'b',
          children: [],
          message: {
            author: { role: 'assistant' },
            content: { content_type: 'text', parts: ['Print it first.'] },
          },
        },
      },
    },
  ]),
  claude: JSON.stringify([
    {
      uuid: '1',
      name: 'Morning plan',
      chat_messages: [
        { sender: 'human', text: 'Mornings are best for hard stuff', created_at: '2024-01-01T10:00:00Z' },
        {
          sender: 'assistant',
          text: '',
          content: [{ type: 'text', text: 'Noted.' }],
          created_at: '2024-01-01T10:00:05Z',
        },
      ],
    },
    { uuid: '2', name: 'Empty', chat_messages: [] },
    {
      uuid: '3',
      name: 'Rent',
      chat_messages: [{ sender: 'human', text: 'Rent is due on the 1st', created_at: 'never' }],
    },
  ]),
  slack: JSON.stringify([
    {
      type: 'message',
      user: 'U1',
      user_profile: { real_name: 'Ada Byron' },
      text: 'I prefer calls after noon',
      ts: '1704103260.000100',
    },
    {
      type: 'message',
      subtype: 'channel_join',
      user: 'U2',
      text: '<@U2> has joined',
      ts: '1704103261.000100',
    },
    {
      type: 'message',
      subtype: 'bot_message',
      username: 'Reminder',
      bot_id: 'B1',
      text: 'Stand-up!',
      ts: '1704103262.000100',
    },
    { type: 'message', user: 'U2', text: 'ok', ts: '1704103263.000100' },
  ]),
  signal: JSON.stringify({
    conversation: 'Ben',
    messages: [{ sender: 'Ada', body: 'The bakery shuts at 2 on Saturdays', sent_at: 1_704_103_260_000 }],
  }),
} as const;
