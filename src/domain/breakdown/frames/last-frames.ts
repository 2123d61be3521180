import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/**
 * Where the pair is not known, or the verb is in no lexicon (`~`): standing in front of a thing, or having it open, is the
 * beginning of whatever is done to it.
 */
export const lastFrames = framesFrom(`
at-appliance | change check sort | tap appliance bike kitchen bathroom drain light toilet litter tyre keyboard machine alarmDevice meter gutter | fixing | Go and take a close look at {the}
at-vehicle | ~ check fix sort change | car | fixing | Go to {the} with the keys in your hand
at-clothes | ~ wear check change remove | clothes laundry linen bedding craft | clothes | Get {the} and lay {it} in front of you
at-food | ~ | dinner cake | cooking | Take the ingredients for {the} out of the cupboard
at-papers | ~ check find change - | papers bill expenses invoice passport insurance form document | form | Get {the} in front of you
open-document | ~ check change organise | document essay slides novel spreadsheet form files website code article homework data design comments notes list playlist profile | writing | Open {the}
open-device | ~ use check change | device | tech | Pick up {the} and switch {it} on
at-large | ~ hide | surface bulky furniture bed floor wall curtain plants room storage desk | tidy | Go to {the}
gather | sort organise | goods tool container book instrument game art craft device refillable dishes food collectable plugIn music | tidy | Put {the} together in one pile
at-check | check | goods tool container parcel book instrument toys kit game art present collectable battery plugIn | fixing | Go and take a close look at {the}
at-thing | ~ hide take | goods tool container parcel book instrument toys kit game art present collectable battery plugIn | making | Go and get {the}
`);
