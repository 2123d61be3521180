import type { BreakdownTemplate } from '#domain/breakdown/breakdown-template.ts';
import { deskRecipes } from '#domain/breakdown/recipes/desk-recipes.ts';
import { homeRecipes } from '#domain/breakdown/recipes/home-recipes.ts';

export type RecipeName = keyof typeof deskRecipes | keyof typeof homeRecipes;

export const recipes: Readonly<Record<RecipeName, BreakdownTemplate>> = { ...deskRecipes, ...homeRecipes };
