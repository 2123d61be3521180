import { describe, expect, it } from 'vitest';
import { classifyMemory } from './classify-memory.ts';

describe('[MEM-01] the layer of a memory by its keywords', () => {
  it.each([
    ['The security assessment found a vulnerability', 'episodic'],
    ['Security pattern: ask twice before deleting', 'semantic'],
    ['A vulnerability in my workflow', 'semantic'],
    ['RLS is on for this task', 'semantic'],
    ['Authentication broke the session', 'semantic'],
    ['The girls have a task on Monday', 'episodic'],
    ['My morning workflow follows a pattern', 'procedural'],
    ['Three steps before each session', 'procedural'],
    ['A procedure for tasks', 'procedural'],
    ['Coffee relates to headaches', 'associative'],
    ['Rain correlates with a long focus', 'associative'],
    ['There is a pattern in my tasks', 'associative'],
    ['The last session went well', 'episodic'],
    ['I focused until noon', 'episodic'],
    ['A user asked', 'episodic'],
    ['New trousers are size 32', 'semantic'],
    ['The dentist is called Dr Ames', 'semantic'],
    ['', 'semantic'],
  ])('%j is %s', (content, layer) => {
    expect(classifyMemory({ content })).toBe(layer);
  });

  it.each([
    [['security-assessment'], 'The workflow has a vulnerability', 'episodic'],
    [['Workflow'], 'There is a pattern in my tasks', 'procedural'],
    [['task'], 'Steps for the tax form', 'procedural'],
    [['security', 'pattern'], 'Locks', 'associative'],
    [['SECURITY_PATTERN'], 'Locks', 'semantic'],
    [['home'], 'Locks', 'semantic'],
  ])('tags %j with %j are %s', (tags, content, layer) => {
    expect(classifyMemory({ content, tags })).toBe(layer);
  });
});
