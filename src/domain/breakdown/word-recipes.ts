import { deskRecipes } from '#domain/breakdown/desk-recipes.ts';
import { homeRecipes } from '#domain/breakdown/home-recipes.ts';
import type { BreakdownTemplate } from '#domain/breakdown/breakdown-template.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';

interface WordRecipe {
  readonly recipe: BreakdownTemplate;
  /** To read a report is not to write one: the words count only for a title of one of these kinds. */
  readonly kinds: readonly TaskKind[];
  /** Groups of words: one of each has to be in the title. */
  readonly words: readonly string[];
}

const { taxReturn, jobApplication, form, bill, inbox, appointment, essay, report, chapter } = deskRecipes;
const { dishes, laundry, plants, bins, packing, shopping, cooking, exercise, room } = homeRecipes;
const health = 'dentist doctor doctors gp therapist clinic vet appointment';
const rooms = 'room bedroom kitchen bathroom desk flat house office';

/** Asked in this order: what is said more exactly comes first. */
export const wordRecipes: readonly WordRecipe[] = [
  { recipe: taxReturn, kinds: ['paperwork'], words: ['tax taxes'] },
  { recipe: jobApplication, kinds: ['paperwork', 'writing'], words: ['job', 'application apply'] },
  { recipe: form, kinds: ['paperwork'], words: ['form forms'] },
  { recipe: bill, kinds: ['paperwork'], words: ['bill bills invoice invoices rent'] },
  { recipe: inbox, kinds: ['message'], words: ['inbox emails e-mails'] },
  { recipe: appointment, kinds: ['call'], words: [health] },
  { recipe: appointment, kinds: ['body', 'making', 'other'], words: ['book make arrange', health] },
  { recipe: essay, kinds: ['writing'], words: ['essay thesis'] },
  { recipe: report, kinds: ['writing', 'making', 'other'], words: ['report presentation slides'] },
  { recipe: chapter, kinds: ['reading'], words: ['chapter chapters textbook exam'] },
  { recipe: dishes, kinds: ['chore'], words: ['dishes dishwasher'] },
  { recipe: laundry, kinds: ['chore', 'other'], words: ['laundry washing'] },
  { recipe: plants, kinds: ['chore'], words: ['plants plant flowers'] },
  { recipe: bins, kinds: ['chore'], words: ['bin bins rubbish trash garbage'] },
  { recipe: room, kinds: ['chore'], words: [rooms] },
  { recipe: packing, kinds: ['chore', 'other'], words: ['pack packing suitcase'] },
  { recipe: shopping, kinds: ['errand'], words: ['groceries shopping supermarket food'] },
  {
    recipe: cooking,
    kinds: ['making'],
    words: ['cook make bake', 'dinner lunch supper meal soup pasta cake'],
  },
  { recipe: exercise, kinds: ['body'], words: ['exercise workout gym run jog yoga'] },
];
