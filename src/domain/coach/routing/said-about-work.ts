interface Doubt {
  /** What was heard. */
  readonly heard: RegExp;
  /** What stands around it and makes it more likely to be about work, or a way of speaking. */
  readonly around: RegExp;
}

// Whoever speaks of life itself is taken at their word.
const ofLife =
  /\b(?:life|alive|living|death|dead|everything|pain|suffering|goodbye|exist|burden|family|kids)\b/;
const ofWork =
  /\b(?:meetings?|calls?|contract|relationship|subscription|partnership|presentation|speech|email|conversation|interview|project|office|company|job|team|department|training|workshop|conference|sprint|standup|report|deadline|shift|inbox|emails|messages|workload|desk|calendar|list|holiday|vacation|tasks)\b/;

// What has an end of its own.
const endable =
  /\b(?:meetings?|calls?|contract|relationship|subscription|partnership|presentation|speech|email|conversation|interview|project|training|workshop|conference|sprint|standup|report|lesson|session)\b/;

const doubts: readonly Doubt[] = [
  {
    heard: /\bsuicide\b/,
    around:
      /\bsuicide (?:prevention|awareness|hotline|helpline|research|risk|policy)\b|\b(?:not|never|isnt|no) (?:\w+ )?suicide\b/,
  },
  {
    heard: /\bkill(?:ing)? myself\b/,
    around:
      /\b(?:im|been|was|were|keep|kept) (?:\w+ )?killing myself (?:to|over|for|trying|with|at|working|doing|just to|on|here)\b/,
  },
  {
    heard: /\b(?:hurt|hurts|cut|burned|burn|choking|choke|shot|hurting) myself\b/,
    around:
      /\b(?:hurt|cut|burned|burn|choke|choking)(?:ing)? myself (?:at the gym|shaving|on (?:the|a|some|my) (?:paper|knife|stove|oven|pan|coffee|tea|iron|glass)|chopping|cooking|running|lifting|playing|skiing|climbing|with (?:coffee|tea|hot)|on coffee|at work|in the kitchen)\b/,
  },
  {
    heard: /\bwanted to die\b|\bwant to die\b|\bgoing to die\b|\brather die\b/,
    around:
      /\bdie (?:when|if|every time|whenever|than|in (?:this|that|the) (?:meeting|call|presentation)|during (?:the|this|that)|after (?:the|that|my) (?:presentation|meeting|call|interview|speech))\b/,
  },
  {
    heard: /\b(?:stab|shoot|hang|drown)(?:ing)? myself\b/,
    around:
      /\b(?:in|during|at|through|after) (?:this|that|the|these|every|another|one more) (?:\w+ )?(?:meetings?|calls?|training|webinar|presentation|workshop)\b/,
  },
];

/** Whether what was heard is more likely said of work than of one's life. Then it is asked about, not assumed. */
export const saidAboutWork = (words: string, heard: string): boolean => {
  if (doubts.some((doubt) => doubt.heard.test(heard) && doubt.around.test(words))) return true;
  const vague =
    /\bbe here\b|\bwasnt here\b|\bwithout me\b|\bdisappear|\bvanish|\bbe gone\b|\bnotice|\bonly way\b|\bcant go on\b|\bworth it\b|\bi care\b/.test(
      heard,
    );
  if (/\bend(?:ing)? (?:it|things)\b(?! all| for good| forever)/.test(heard)) {
    return endable.test(words) && !ofLife.test(words);
  }
  return vague && ofWork.test(words) && !ofLife.test(words);
};
