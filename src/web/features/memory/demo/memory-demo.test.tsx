import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleMemories, exampleQuestions } from '#domain/memory/demo/example-memories.ts';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { MemoryDemo } from './memory-demo.tsx';

const show = async () => renderFeature(<MemoryDemo />);

const panel = () => within(screen.getByRole('tabpanel'));

const sentencesOf = (layer: string) =>
  exampleMemories.filter((one) => one.layer === layer).map(({ sentence }) => sentence);

describe('[LAND-04] the memory demo', () => {
  it('has the four tabs, the two actions and the link of the specification', async () => {
    await show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent.toLowerCase())).toEqual([
      ...memoryLayerNames,
    ]);
    expect(screen.getByRole('button', { name: 'Mine Chat Insights' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Query AI Memory' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Full Memory Assistant' }).getAttribute('href')).toBe(
      '/memory-assistant',
    );
    expect(screen.getByText(/nothing is sent and nothing is stored/)).toBeTruthy();
  });

  it('shows the memories of a tab, with their day and source, by arrow keys too', async () => {
    const { user } = await show();
    expect(panel().getAllByRole('listitem')).toHaveLength(3);
    expect(panel().getByText('3 March, from a focus session')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Semantic' }));
    for (const sentence of sentencesOf('semantic')) expect(panel().getByText(sentence)).toBeTruthy();
    for (const name of ['Associative', 'Procedural', 'Episodic']) {
      await user.keyboard('{ArrowRight}');
      const tab = await screen.findByRole('tab', { name, selected: true });
      expect(document.activeElement).toBe(tab);
      for (const sentence of sentencesOf(name.toLowerCase())) {
        expect(panel().getByText(sentence)).toBeTruthy();
      }
    }
  });

  it('finds memories by the words of a question, and says by which', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'the dentist?{Enter}');
    expect(screen.getByText('One memory has your words')).toBeTruthy();
    expect(screen.getByText(/^I rang the dentist/, { selector: '[aria-live] *' })).toBeTruthy();
    expect(screen.getByText('Found by “dentist”')).toBeTruthy();
    expect(screen.getByText(/The app also looks for what you mean/)).toBeTruthy();
  });

  it.each(exampleQuestions.slice(0, -1))('answers the question to try “%s”', async (question) => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: question }));
    expect(screen.getByText(/ha(s|ve) your words$/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(question);
  });

  it('says it knows nothing where no memory has a word of the question', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Where is my passport?' }));
    expect(screen.getByText('Nothing about that.')).toBeTruthy();
  });

  it('suggests sentences of one’s own; what is kept is in its tab and can be found, and the rest is left out', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Mine Chat Insights' }));
    expect(await screen.findByText('3 suggestions. You decide.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /at night/ })).toBeNull();
    expect(screen.getByText('What helped. It would go under Associative.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Keep: Rain sounds help me write.' }));
    const decided = screen.getByText('Kept. It’s under Associative now.');
    expect(document.activeElement).toBe(decided.closest('li'));
    await user.click(screen.getByRole('button', { name: 'Not this: I prefer phone calls in the morning.' }));
    expect(screen.getByText('Left out.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Keep: / })).toHaveLength(1);

    await user.click(screen.getByRole('tab', { name: 'Associative' }));
    expect(panel().getAllByRole('listitem')).toHaveLength(4);
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'rain{Enter}');
    expect(screen.getByText('2 memories have your words')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Query AI Memory' }));
    expect(screen.getAllByText('Today, from the example chat')).toHaveLength(2);
  });

  it('takes one’s own text in place of the example, and says when it finds nothing in it', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Use my own text' }));
    const box = screen.getByRole('textbox', { name: 'Your own text' });
    await user.type(box, 'See you on the bus.');
    await user.click(screen.getByRole('button', { name: 'Mine Chat Insights' }));
    expect(await screen.findByText('No suggestions.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'A walk before work helps me focus.');
    await user.click(screen.getByRole('button', { name: 'Mine Chat Insights' }));
    expect(await screen.findByText('One suggestion. You decide.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the example chat' }));
    expect(screen.queryByText('One suggestion. You decide.')).toBeNull();
    expect(screen.getByRole('list', { name: 'An example chat' })).toBeTruthy();
  });
});
