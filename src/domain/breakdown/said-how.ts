import { type Frame, framesFrom } from '#domain/breakdown/frames/frame.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';
import { setOf } from '#domain/breakdown/title-words.ts';

/** A way of doing it that a title says: the steps it contradicts, and what is done instead. */
interface Way {
  readonly said: RegExp;
  readonly wrong: RegExp;
  /** By doing, or for any with `*`: the same lines as in the tables of frames. */
  readonly instead: readonly Frame[];
}

const onScreen = /\b(?:app|open|email|search|page|tab|chat|site|website|messages?|what you)\b/i;

const ways: readonly Way[] = [
  {
    said: /\bcash\b/,
    wrong: /\b(?:app|card)\b/,
    instead: framesFrom(
      'said-cash | pay - transfer return splitBill | * | money | Get the cash out of your wallet',
    ),
  },
  {
    said: /\b(?:by|a|in|with|via) cheque\b|, cheque\b/,
    wrong: onScreen,
    instead: framesFrom('said-cheque | pay - donate send | * | money | Get the chequebook and a pen out'),
  },
  {
    said: /\b(?:bank transfer|by transfer|bacs|online banking|standing order)\b/,
    wrong: /what you/,
    instead: framesFrom('said-transfer | pay - | * | money | Open your banking app'),
  },
  {
    said: /\b(?:paypal|venmo|revolut|monzo|zelle|cash ?app|apple pay)\b/,
    wrong: /what you/,
    instead: framesFrom('said-app | pay - | * | money | Open the app you pay with'),
  },
  {
    said: /\b(?:in person|face to face|in (?:the )?(?:store|shop|branch|office|town)|at (?:the )?(?:\w+ )?(?:desk|counter|till|reception|branch|machine|station|post office|shop|office|door|bank|box office))\b/,
    wrong: onScreen,
    instead: framesFrom(`
said-there | pay - | * | errand | Put your card and some cash in your bag
said-see | message talk email discuss | person role name onlyName | talk | Send {the} one line: “When are you around?”
said-go | message talk email buy order book renew register apply submit enrol joinIn cancel refund claim exchange getDone reply complain return get find pickUp print | * | errand | Put your shoes on and your keys in your pocket`),
  },
  {
    said: /\b(?:by (?:post|mail|courier|recorded delivery|special delivery)|in the (?:post|mail)|via post)\b|, post it\b/,
    wrong: /\b(?:app|email|chat|page|tab|share|bag|messages|what you)\b|^Put \{the\} by/i,
    instead: framesFrom(`
said-parcel | return exchange dropOff | * | errand | Find a box or envelope that fits {the}
said-post | submit pay fillIn sign handIn email send - | * | errand | Get an envelope and a stamp out`),
  },
  {
    said: /\b(?:(?:on|over|via|by) (?:zoom|teams|skype|facetime|video|google meet)|zoom|teams|video call|virtual|remote(?:ly)?|telehealth|phone (?:appt|appointment|consultation))\b/,
    wrong: /have to leave/,
    instead: framesFrom(
      'said-link-timed | - timed go takeTo see take watch | * | going | Set an alarm for ten minutes before',
    ),
  },
  {
    said: /\b(?:(?:on|over|via|by) (?:zoom|teams|skype|google meet)|video call|virtual|remote(?:ly)?)\b/,
    wrong: /shoes|\bkit\b|\bbag\b|by the (?:front )?door/i,
    instead: framesFrom(
      'said-link | - go see exercise practise use help teach | * | going | Find the link for it',
    ),
  },
  {
    said: /\b(?:online|on (?:the|their|my) (?:\w+ )?(?:website|site|app)|via (?:the )?(?:website|app)|in the app)\b/,
    wrong:
      /shoes|by the (?:front )?door|\bbag\b|envelope|on the table|\bpen\b|wallet|fridge|find the number|what you|in front of you|\bkit\b|receipt|\bletter\b/i,
    instead: framesFrom(`
said-order | buy order get | * | ordering | Open the shop or app you order from
said-return | return exchange | * | account | Find the order in your email or in the app
said-online | pay book go see read play practise study fillIn submit sign renew register apply cancel claim handIn write report use finish check send deposit exercise enrol joinIn donate - | * | account | Open the site or app for it`),
  },
  {
    said: /\b(?:by|over the|via|on the) phone\b|, (?:phone|ring|call) (?:them|up)\b/,
    wrong: /^(?!.*number).*\b(?:tab|page|email|chat|search|app|shoes|site)\b/i,
    instead: framesFrom(
      'said-phone | book order cancel renew pay register apply chase complain confirm reschedule rearrange claim dispute message reply report email refund | * | call | Pick up your phone and find the number[ for {the}]',
    ),
  },
  {
    said: /\b(?:by hand|handwritten|hand written|hand-written)\b/,
    wrong: /machine|blender|dishwasher|\bopen\b/i,
    instead: framesFrom(`
said-hand-wash | wash clean | * | laundry | Run lukewarm water into the sink
said-hand-mix | blend make oven cook | * | cooking | Put a mixing bowl on the counter
said-hand-write | write send fillIn noteDown addressIt | * | writing | Get a pen out`),
  },
  {
    said: /\bon paper\b|\bpaper (?:form|copy|version)\b/,
    wrong: /\bopen\b/i,
    instead: framesFrom(`
said-paper | write plan draw make noteDown | * | writing | Get a pen and your notebook out
said-paper-form | fillIn submit sign read check finish use - | * | form | Get {the} and a pen`),
  },
  {
    said: /\bon (?:my |the )?(?:kindle|e-?reader)\b|, kindle\b/,
    wrong: /./,
    instead: framesFrom('said-kindle | read finish use | * | reading | Pick up your Kindle and open it'),
  },
  {
    said: /\baudiobook\b|\bon audible\b/,
    wrong: /pick up the book|\bread\b/i,
    instead: framesFrom('said-audio | read finish use | * | reading | Open the app and press play on it'),
  },
  {
    said: /\b(?:at|in) the (?:cinema|pictures|theatre|stadium|pub)\b/,
    wrong: /press play/,
    instead: framesFrom('said-cinema | watch | * | booking | Open a new tab and search “{all}”'),
  },
  {
    said: /\b(?:on (?:the )?(?:tv|telly|bbc|itv|channel 4)|on dvd)\b/,
    wrong: /open the page/i,
    instead: framesFrom('said-tv | watch | * | care | Switch the TV on'),
  },
  {
    said: /\bat (?:the )?(?:gym|studio|leisure centre|pool|yoga place|club|class)\b/,
    wrong: /clear a space/i,
    instead: framesFrom(
      'said-gym | exercise stretch practise go - use | * | exercise | Put your kit in a bag',
    ),
  },
  {
    said: /\bat (?:the )?(?:laundrette|launderette|laundromat|dry cleaners?|cleaners)\b/,
    wrong: /machine|sink|label|cloth/i,
    instead: framesFrom('said-laundrette | wash clean dry | * | errand | Put {the} in a bag by the door'),
  },
  {
    said: /\bat (?:the )?(?:car wash|jet wash|garage)\b/,
    wrong: /bucket/i,
    instead: framesFrom('said-car-wash | wash clean rinse | * | errand | Pick up the car keys'),
  },
  {
    said: /\bin (?:the )?(?:microwave|air ?fryer|slow cooker|pressure cooker|instant pot|rice cooker|bread ?maker|wok)\b|\bon (?:the )?(?:bbq|barbecue|grill|fire)\b/,
    wrong: /oven|\bpan\b|kettle|slow cooker/i,
    instead: framesFrom(
      'said-cooker | cook oven boil fry steam reheat slowCook make grill | * | cooking | Take {the} out and put {it} on the counter',
    ),
  },
];

/** Tools and means that people name: "measure it with the laser", "clean the tiles with bicarb". */
const tool =
  /\b(?:with|using) (?:the |a |an |some |my )?((?:\w+ )?(?:vinegar|bleach|bicarb|baking soda|steam cleaner|steam mop|steamer|pressure washer|karcher|hose|laser|toothbrush|sponge|shears|strimmer|clippers|trimmer|scissors|epilator|sander|hoover|vacuum|mop|brush|wipes|spray|superglue|string|spirit level|ruler))\b(?! on)/;
const handsOnTool =
  /^(?:Get|Fill|Squirt|Pick up) (?:out )?(?:a|an|the|your|some|what) ?(?:damp |soft,? ?(?:dry )?)?(?:cloth|vacuum|broom|tape|scales|bucket|scraper|plunger|glue|razor|brush|wire brush|nail|secateurs|cleaner|descaler|you’ll|iron|sandpaper|saw|axe|polish)/;
const holding = setOf(
  'clean wash wipe scrape descale measure weigh glue groom shaveIt sand polish unblock prune cutBack rinse sweep vacuum mop sterilise steamClean tape',
);

const textOf = ({ rest, notes }: TitleReading): string =>
  [rest, ...notes].map((words) => words.map(({ lower }) => lower).join(' ')).join(' , ');

const fitsVerb = (verbs: string, verb: string): boolean => setOf(verbs).has(verb);
const fitsThing = (things: string, head: ReadonlySet<string>): boolean =>
  things === '*' || things.split(' ').some((thing) => head.has(thing));

/** The frame, or another where the title says how it is done and the frame's step would do it otherwise. */
export const asSaid = (reading: TitleReading, frame: Frame): Frame => {
  const { verb, head, the } = reading;
  const [id, verbs, things, , first] = frame;
  const text = textOf(reading);
  const means = tool.exec(text)?.[1];
  if (means !== undefined && holding.has(verb) && handsOnTool.test(first) && !first.includes(means)) {
    return [`${id}-with`, verbs, things, frame[3], `Get the ${means} out`];
  }
  for (const { said, wrong, instead } of ways) {
    if (!said.test(text) || !wrong.test(first)) continue;
    const other = instead.find(
      ([, fitting, fittingThings, , step]) =>
        fitsVerb(fitting, verb) &&
        fitsThing(fittingThings, head) &&
        (the !== null || !step.includes('{the}')),
    );
    if (other !== undefined) return [other[0], verbs, things, other[3], other[4]];
  }
  return frame;
};
