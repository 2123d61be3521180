import type { ProposalKind } from './proposal-kinds.ts';

/** One rule: words by which a sentence is recognised as worth keeping. */
export interface Cue {
  readonly kind: ProposalKind;
  readonly pattern: RegExp;
  /** On which side of the cue stands what it is about. */
  readonly topic: 'before' | 'after' | 'subject';
}

/** Families of words, named in patterns as `{name}`. Texts are in small letters with straight apostrophes. */
const families: Readonly<Record<string, string>> = {
  // Any number of words that only add weight.
  much: '(?:(?:\\w+ly|so|way|much|far|a lot|lots|loads|heaps|a (?:bit|little)|bit|just|pretty|quite|super|always|kinda|kind of|very|even|still|also|sometimes|often|all|about|such|only|ever|defo|proper|rather) )*',
  better:
    '(?:better|easier|smoother|faster|quicker|calmer|nicer|simpler|lighter|happier|clearer|sharper|safer|doable|bearable|manageable|tolerable|painless|achievable|possible|fun|more (?:fun|bearable|doable|manageable|focused|focussed|productive|relaxed|done|realistic|interesting|real|relaxing|settled|alert|awake)|less (?:\\w+ing|scary|stressful|stressed|boring|painful|awful|effort|anxious|daunting|lonely|tired|work|of an? \\w+))',
  worse:
    '(?:worse|harder|slower|tougher|trickier|impossible|hard|difficult|unbearable|stressful|awful|scarier|tricky|exhausting|tiring|less (?:productive|focused|fun)|more (?:stressful|difficult|distracting|tiring|anxious))',
  good: '(?:good|great|well|best|nice|nicely|fine|perfect|perfectly|brilliant|brilliantly|amazing|amazingly|excellent|lovely|wonderfully|wonderful|fab|ideal|spot on|productive|calm|calming|soothing|relaxing|motivating)',
  link: '(?:when|whenever|once|if|after|before|with|without|while|because|bc|cos|coz|cuz|since|in|at|on|by|until|till|til|unless|due to|thanks to|now that|as soon as|as long as|so long as|for|instead|than|first|during|early|late|alone|from|under|near|next to|outside)',
  because: '(?:because|bc|cos|coz|cuz|since|due to|thanks to|as i|so i|by)',
  // Doing something with one's head.
  work: '(?:focus|concentrate|work|think|write|read|start|begin|get (?:going|started|into it|into things|anything done|much done|back|properly)|settle(?: down)?|sit(?: still| down)?|finish|function|do (?:anything|much|my|the|this|it)|study|learn|listen|remember|sleep|relax|stay (?:on task|focused|with it)|hear myself think|code|plan|decide|cope|keep (?:going|track|up)|follow|draw|switch|stop|leave|make (?:calls|decisions))',
  trouble:
    "(?:can't|cant|cannot|can not|can never|couldn't|couldnt|could not|couldn't even|could barely|could hardly|can barely|can hardly|wasn't able to|unable to|struggle to|struggled to|struggling to|never manage to|fail to|find it (?:hard|difficult|impossible|tricky|tough) to|found it (?:hard|difficult|impossible|tricky|tough) to|(?:it's|its|it is|it was|was|is) (?:\\w+ )?(?:hard|harder|difficult|impossible|tricky|tough) to|too \\w+ to|have trouble|had trouble|trouble)",
  not: "(?:didn't|didnt|did not|doesn't|doesnt|does not|don't|dont|do not|wasn't|wasnt|was not|isn't|isnt|is not|aren't|arent|are not|weren't|never|won't|wont|hasn't|haven't)",
  day: '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?)',
  daytime:
    '(?:mornings?|afternoons?|evenings?|nights?|late nights?|early mornings?|lunch ?times?|noon|midday|midnight|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)',
  month:
    '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)',
  amount:
    '(?:\\d+(?:[.,:]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|twenty[- ]five|thirty|forty|forty[- ]five|fifty|sixty|ninety|half an?|a couple of|a few|several|a whole)',
  unit: '(?:m|h|mins?|minutes?|hrs?|hours?|days?|weeks?|seconds?|secs?|afternoon|morning|evening|weekend|pomodoros?|sessions?)',
  end: '(?=[ \\t]*(?:[,.;:!)(…–—-]|$)| but| and| so| lol| tbh| too| again| today| now| tho| though| imo| 👍| 😅| 🙂)',
};

/** A pattern of small letters with `{families}` in it. */
const cuePattern = (source: string): RegExp =>
  new RegExp(source.replaceAll(/\{(\w+)\}/g, (whole, name: string) => families[name] ?? whole));

/** The rules of one kind. */
export const cuesOf = (kind: ProposalKind, topic: Cue['topic'], sources: readonly string[]): readonly Cue[] =>
  sources.map((source) => ({ kind, topic, pattern: cuePattern(source) }));
