import { type RecipeName, recipes } from '#domain/breakdown/recipes/recipes.ts';

/**
 * What a verb and an object mean together. `verbs` are words of the verb lexicon, `-` for a title without a verb, `timed`
 * for one that names a time, `takeTo` for taking something somewhere, `*` for any that does not say by itself how it
 * begins; `classes` are words of the object lexicon, `a&b` for one that
 * names both, `@group` for a group of them, `name` for somebody's, `onlyName` for somebody, `withName` where somebody is named beside it, `none` where
 * nothing is named, `unknown` for a thing in no lexicon, `*` for anything. The first step names the object:
 * `{the}` is it with its article, `{bare}` without, `{all}` is everything said about it, and of `[with|without]` the first is said where there is one to name.
 * `{who}` is somebody named beside it, and of `<with|without>` the first is said where there is somebody.
 */
export type Frame = readonly [id: string, verbs: string, classes: string, recipe: RecipeName, first: string];

const groups: Readonly<Record<string, string>> = {
  '@screen':
    'files photos document article essay novel slides spreadsheet code data website software profile comments design messages playlist notes list',
  '@thing':
    'tap furniture appliance tool craft instrument bike clothes goods surface container storage desk wall light bed car garden',
};
const grouped = (classes: string): string => classes.replace(/@\w+/g, (name) => groups[name] ?? name);

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
