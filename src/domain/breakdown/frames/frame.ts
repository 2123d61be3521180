import { type RecipeName, recipes } from '#domain/breakdown/recipes/recipes.ts';

/**
 * What a verb and an object mean together. `verbs` are words of the verb lexicon, `-` for a title without a verb, `timed`
 * for one that names a time, `takeTo` for taking something somewhere, `*` for any that does not say by itself how it
 * begins; `classes` are words of the object lexicon, `a&b` for one that
 * names both and `a&!b` for one that is not both, `@group` for a group of them, `name` for somebody's, `onlyName` for somebody, `withName` where somebody is named beside it, `none` where
 * nothing is named, `unknown` for a thing in no lexicon, `ware` for what one can only buy, `definite`, `some`, `clock`, `timed`, `withTo`,
 * `titled`, `nearby`, `off`, `together` and `spoken` for how it is said, `*` for anything. The first step names the object:
 * `{the}` is it with its article, `{bare}` without, `{all}` is everything said about it, and of `[with|without]` the first is said where there is one to name.
 * `{who}` is somebody named beside it, and of `<with|without>` the first is said where there is somebody.
 */
export type Frame = readonly [id: string, verbs: string, classes: string, recipe: RecipeName, first: string];

const groups: Readonly<Record<string, string>> = {
  '@screen':
    'files photos document article essay novel slides spreadsheet code data website software profile comments design messages playlist notes list video audio social',
  // What can be picked up, and what one has to go to.
  '@carry':
    'goods clothes toys book tool device container parcel collectable craft instrument curtain refillable present greeting art costume laundry linen bedding kit plugIn battery dishes game',
  '@stand':
    'tap furniture appliance surface storage desk wall light bed car garden room kitchen bathroom fridge floor drain toilet litter gutter bike tyre paintJob alarmDevice dishwasher machine meter keyboard bins',
};
// `@carry&definite` is each of them with what it needs.
const grouped = (classes: string): string =>
  classes
    .split(' ')
    .flatMap((one) => {
      const [name = '', ...needs] = one.split('&');
      return (groups[name] ?? name).split(' ').map((member) => [member, ...needs].join('&'));
    })
    .join(' ');

const isRecipe = (name: string): name is RecipeName => Object.hasOwn(recipes, name);

/** A frame on each line: id | verbs | classes | recipe | first step. More specific ones stand above. */
export const framesFrom = (table: string): readonly Frame[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', verbs = '', classes = '', recipe = '', ...first] = line.split(' | ');
      return [id, verbs, grouped(classes), isRecipe(recipe) ? recipe : 'unsure', first.join(' | ')] as const;
    });
