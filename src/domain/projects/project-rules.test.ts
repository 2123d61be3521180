import { describe, expect, it } from 'vitest';
import {
  validateMilestone,
  validateOutcome,
  validateProjectName,
  projectMessages,
} from '#domain/projects/project-rules.ts';
import { findProject } from '#domain/tasks/find-project.ts';
import { projectWith } from '#domain/projects/project.fixture.ts';

const garden = projectWith({ id: 'garden', name: 'Garden' });
const taxes = projectWith({ id: 'taxes', name: 'Tax return' });
const projects = [garden, taxes];

describe('the name of a project', () => {
  it.each([
    ['', projectMessages.nameMissing],
    [' \u0007 ', projectMessages.nameMissing],
    ['x', 'x'],
    ['  Kitchen  ', 'Kitchen'],
    ['x'.repeat(39), 'x'.repeat(39)],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), projectMessages.nameTooLong],
    ['🌱'.repeat(40), '🌱'.repeat(40)],
    ['🌱'.repeat(41), projectMessages.nameTooLong],
    ['garden', projectMessages.nameTaken],
    [' GARDEN ', projectMessages.nameTaken],
    ['Garden 2', 'Garden 2'],
  ])('validates the project name %j: %j', (name, expected) => {
    const validation = validateProjectName(name, projects);
    expect(validation.valid ? validation.text : validation.message).toBe(expected);
  });

  it('accepts the project’s own name, in other capitals too', () => {
    expect(validateProjectName('GARDEN', projects, 'garden')).toEqual({ valid: true, text: 'GARDEN' });
    expect(validateProjectName('garden', projects, 'taxes').valid).toBe(false);
  });

  it.each([
    ['garden', 'garden'],
    ['GARDEN', 'garden'],
    ['tax return', 'taxes'],
    ['tax-return', 'taxes'],
    ['Tax_Return', 'taxes'],
    ['taxreturn', undefined],
    ['', undefined],
  ])('finds by the name %j the project %j', (name, id) => {
    expect(findProject(projects, name)?.id).toBe(id);
  });

  it('prefers the project that is spelled so to one that only sounds so', () => {
    const marked = projectWith({ id: 'marked', name: 'tax-return' });
    expect(findProject([taxes, marked], 'Tax-Return')?.id).toBe('marked');
    expect(findProject([taxes, marked], 'tax return')?.id).toBe('taxes');
  });
});

describe('outcome and milestone', () => {
  it.each([
    ['', ''],
    [' We eat \n our own beans ', 'We eat our own beans'],
    ['x'.repeat(500), 'x'.repeat(500)],
    ['x'.repeat(501), projectMessages.outcomeTooLong],
  ])('validates the outcome %j: %j', (outcome, expected) => {
    const validation = validateOutcome(outcome);
    expect(validation.valid ? validation.text : validation.message).toBe(expected);
  });

  it.each([
    ['  ', projectMessages.milestoneMissing],
    ['x', 'x'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), projectMessages.milestoneTooLong],
  ])('validates the milestone %j: %j', (title, expected) => {
    const validation = validateMilestone(title);
    expect(validation.valid ? validation.text : validation.message).toBe(expected);
  });
});
