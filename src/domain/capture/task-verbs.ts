/** Words that tasks begin with: behind "Friday" they show that the day is not a part of the title. */
const verbs = new Set(
  `add answer apply ask assemble back bake begin book bring brush buy call cancel change charge chase check choose clean
  clear collect complete confirm contact cook copy cut decide defrost deliver do download draft drive drop eat edit email
  empty feed fetch file fill find finish fix fold get give go hand hang help hoover iron join leave look mail make measure
  meditate meet mend message mop move open order organise organize pack paint pay phone pick plan plant post practise
  practice prepare print put read refill register remind remove renew repair replace reply research respond return review
  ring rsvp run schedule scan sell send set shop shower sign sort start stretch study submit sweep take talk text thank
  throw tidy train try turn update upload vacuum visit walk wash water wipe work wrap write`.split(/\s+/),
);

export const isTaskVerb = (word: string): boolean => verbs.has(word);
