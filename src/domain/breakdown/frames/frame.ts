import { type RecipeName, recipes } from '#domain/breakdown/recipes/recipes.ts';

/**
 * What a verb and an object mean together. `verbs` are words of the verb lexicon, `-` for a title without a verb, `timed`
 * for one that names a time, `takeTo` for taking something somewhere, `*` for any that does not say by itself how it
 * begins; `classes` are words of the object lexicon, `name` for somebody's, `*` for anything. The first step names the object:
 * `{the}` is it with its article, `{bare}` without, `{all}` is everything said about it, and of `[with|without]` the first is said where there is one to name.
 */
export type Frame = readonly [id: string, verbs: string, classes: string, recipe: RecipeName, first: string];

const isRecipe = (name: string): name is RecipeName => Object.hasOwn(recipes, name);

/** A frame on each line: id | verbs | classes | recipe | first step. More specific ones stand above. */
export const framesFrom = (table: string): readonly Frame[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', verbs = '', classes = '', recipe = '', ...first] = line.split(' | ');
      return [id, verbs, classes, isRecipe(recipe) ? recipe : 'unsure', first.join(' | ')] as const;
    });
