import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';

const first = (title: string) => beginningOf({ title, kind: 'other' }).first;

describe('[TASK-02] what is cooked', () => {
  it.each([
    'cook rice for tomorrow',
    'cook pasta',
    'make some rice',
    'cook noodles for lunch',
    'cook chicken',
    'cook the beans',
  ])('is taken out where it is its own ingredient: “%s”', (title) => {
    expect(first(title)).toMatch(/^Take .+ out and put (?:it|them) on the counter$/);
  });

  it.each([
    ['make scrambled eggs', 'Get the eggs out'],
    ['make mashed potato', 'Get the potatoes out'],
    ['make porridge', 'Get the oats and a pan or bowl out'],
    ['make curry', 'Look in the kitchen for the first ingredient of curry'],
    ['make jam', 'Look in the kitchen for the first thing you need'],
    ['cook a quandle', 'Look in the kitchen for the first thing you need'],
    ['cook tea for the boys', 'Look in the kitchen for the first thing you need'],
    ['make coffee', 'Fill the kettle and switch it on'],
  ])('“%s”: “%s”', (title, step) => {
    expect(first(title)).toBe(step);
  });
});

describe('[TASK-02] what is logged and written up', () => {
  it.each([
    'log mileage for March',
    'log miles',
    'log meter readings',
    'log mood',
    'track calories',
    'log food',
    'log steps',
  ])('goes where it is kept: “%s”', (title) => {
    expect(first(title)).toMatch(/^Open the app(?:, sheet)? or book|^Open the app, sheet or book/);
  });

  it.each([
    'write up patient notes',
    'write up meeting notes',
    'type up the minutes',
    'write case notes',
    'type up notes from Tuesday',
  ])('has its file: “%s”', (title) => {
    expect(first(title)).toMatch(/^Open the file, record or notebook for/);
  });

  it('still puts receipts on the table and begins a new page for other papers', () => {
    expect(first('log expenses')).toMatch(/receipt/);
    expect(first('write up the accident report')).toMatch(/new page/);
  });
});

describe('[TASK-02] what others do', () => {
  it.each([
    ['get new tires fitted', /garage/],
    ['get a new kitchen fitted', /“kitchen fitting near me”/],
    ['get the boiler serviced', /“boiler service near me”/],
    ['get hearing aids fitted', /whoever can do it/],
    ['get nails done', /whoever can do it/],
    ['tune the piano - find someone', /“piano tuner near me”/],
    ['fix the fence - find someone', /search for somebody near you/],
    ['rewire the shed, need a pro', /search for somebody near you/],
  ])('is looked for in “%s”: %s', (title, step) => {
    expect(first(title)).toMatch(step);
  });

  it('leaves open who services what people service themselves', () => {
    expect(first('service the lawnmower')).toBe('Go to the lawnmower and take a close look');
    expect(first('service the boiler')).toMatch(/near me/);
  });

  it('asks where a thing bought only ends like that', () => {
    expect(first('buy framed print')).toMatch(/“framed print”/);
  });
});

describe('[TASK-02] somebody and something near', () => {
  it.each([
    'check on Mr Doyle next door',
    'check on mum upstairs',
    'check on the neighbour',
    'look in on Jean across the road',
  ])('is knocked at: “%s”', (title) => {
    expect(first(title)).toBe('Go and knock on their door');
  });

  it.each([
    ['check on Nan', /chat with Nan/],
    ['check on the cat', /^Go to the cat/],
    ['check on the kids upstairs', /look in on them/],
    ['tidy under the stairs', /from under the stairs/],
    ['clear out under the kitchen sink', /from under the kitchen sink/],
    ['clean under the sofa', /broom or a cloth/],
    ['take the bins back in', /step outside/],
    ['get the washing off the line', /laundry basket/],
    ['move the plants off windowsill', /pick up the first one/],
    ['move the laptop off the table', /pick it up/],
    ['clean out the hamster', /fresh bedding/],
    ['clean out the budgie', /cage/],
    ['clean out the hutch', /bin bag/],
    ['change the hoover bag', /new bag/],
    ['check kids for nits', /nit comb/],
    ['check the dog for ticks', /^Sit down next to the dog/],
    ['dog walk', /lead/],
    ['translate birth certificate', /^Find the birth certificate/],
    ['print return label', /^Find the email or page/],
    ['look for a new flat', /property site/],
    ['look for a new place to live', /property site/],
    ['look for a new sofa', /“new sofa”/],
    ['bank appointment take proof of address', /^Find the proof of address/],
  ])('“%s”: %s', (title, step) => {
    expect(first(title)).toMatch(step);
  });

  it('knows nothing to bring where notes are taken', () => {
    expect(first('team meeting take notes')).toBeNull();
  });
});

describe('[TASK-02] what is chosen, and with whom', () => {
  it.each([
    ['choose wallpaper w/ Fran', /chat with Fran/],
    ['pick a book for book club', /list of books/],
    ['pick a film for Friday', /app you watch films on/],
    ['pick a present for Leo', /one thing Leo likes/],
    ['dinner with the Okafors 7pm', /when to get ready/],
    ['call with bank 3pm', /a few minutes before/],
    ['yoga with Adriene ep 12', /^Open the video/],
    ['couch to 5k week 3', /sports shoes/],
    ['defrag my brain / journal 5 min', /journal/],
    ['meditate / journal', /shoulders/],
    ['walk with Ana', /^Put your shoes on$/],
    ['workout with Joe', /sports shoes/],
    ['dinner with Ana at 7', /when to get ready/],
    ['lunch with the Hendersons Sunday', /calendar/],
    ['get the books off Sam', /chat with Sam/],
    ['get on the treadmill', /sports shoes/],
  ])('“%s”: %s', (title, step) => {
    expect(first(title)).toMatch(step);
  });

  it.each([
    'pick a lock',
    'pick a fight',
    'pick a name for the puppy',
    'choose paint colour',
    'call someone about the roof',
  ])('asks for “%s”', (title) => {
    expect(first(title)).toBeNull();
  });
});

describe('[TASK-02] words before the doing, and slips in it', () => {
  it.each([
    ['pluck up courage and ring Dave', 'ring Dave'],
    ['bite the bullet and call the bank', 'call the bank'],
    ['stop procrastinating and write essay', 'write essay'],
    ['deep breath, call the vet', 'call the vet'],
    ['make time to call mum', 'call mum'],
    ['steralise bottles', 'sterilise bottles'],
    ['vacume the rug', 'vacuum the rug'],
    ['chnage bed sheets', 'change bed sheets'],
    ['retrun library books', 'return library books'],
  ])('“%s” begins like “%s”', (title, plain) => {
    expect(first(plain)).not.toBeNull();
    expect(first(title)).toBe(first(plain));
  });
});
