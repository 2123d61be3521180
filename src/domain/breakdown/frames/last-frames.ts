import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/**
 * Where the pair is not known, or the verb is in no lexicon (`~`): standing in front of a thing, or having it open, is the
 * beginning of whatever is done to it.
 */
export const lastFrames = framesFrom(`
at-appliance | ~ update check sort remove | bike appliance tool instrument kitchen bathroom drain tap light toilet litter | fixing | Go to {the} and take a close look at it
at-room | ~ prepare make update | room storage desk floor garden surface furniture wall paintJob bed | tidy | Go to {the} and pick up the first thing you need there
at-vehicle | ~ check fix sort update | car | fixing | Go to {the} with the keys in your hand
at-clothes | ~ | clothes laundry bedding craft | clothes | Get {the} and lay it in front of you
at-food | ~ | dinner cake food | cooking | Take the ingredients for {the} out of the cupboard
at-papers | ~ | papers bill expenses invoice passport insurance | form | Get {the} in front of you
open-document | ~ check | document essay slides novel spreadsheet form files website code article homework data design comments notes | writing | Open {the}
open-device | ~ use | device | tech | Pick up {the} and switch it on
`);
