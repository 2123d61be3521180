import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from '#web/pages/add-task.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const title = () => screen.getByLabelText<HTMLInputElement>('What is it?');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const renderForm = async () => {
  const rendered = await renderFeature(<Page />, { path: '/add-task', host: {} });
  const add = async () => rendered.user.click(screen.getByRole('button', { name: 'Add Task' }));
  return { ...rendered, add };
};

describe('adding a task with everything', () => {
  it('[TASK-02] writes the task and leads to the list', async () => {
    const { user, store, path, add } = await renderForm();
    await user.type(title(), 'Call the dentist');
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await user.click(screen.getByRole('radio', { name: '25 min' }));
    await add();
    expect(store.all('tasks')).toMatchObject([
      { title: 'Call the dentist', energy: 'high', estimatedMinutes: 25, kind: 'call' },
    ]);
    expect(path()).toBe('/tasks');
    await findToast('Created');
  });

  it('takes out of the line what is then chosen by hand, so that the two never disagree', async () => {
    const { user, store, add } = await renderForm();
    await user.type(title(), 'Call the dentist 20m low');
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    expect(title().value).toBe('Call the dentist');
    await add();
    expect(store.all('tasks')).toMatchObject([{ energy: 'high', estimatedMinutes: 45 }]);
  });

  it('shows the day, the time and the project that the line names, and takes those chosen by hand', async () => {
    const { user, store, add } = await renderForm();
    await user.type(title(), 'Call the dentist tomorrow 3pm #health');
    expect([field('Day').value, field('Time').value, field('Project').value]).toEqual([
      '2026-11-17',
      '15:00',
      'health',
    ]);
    fireEvent.change(field('Time'), { target: { value: '09:30' } });
    expect(title().value).toBe('Call the dentist tomorrow #health');
    fireEvent.change(field('Project'), { target: { value: 'Teeth' } });
    fireEvent.change(field('Day'), { target: { value: '2026-11-20' } });
    expect(title().value).toBe('Call the dentist');
    await add();
    const [project] = store.all('projects');
    expect(project?.name).toBe('Teeth');
    expect(store.all('tasks')).toMatchObject([
      { title: 'Call the dentist', doOn: '2026-11-20', doAt: '09:30', projectId: project?.id },
    ]);
  });

  it('takes a time without a day as one of today', async () => {
    const { user, store, add } = await renderForm();
    await user.type(title(), 'Call the dentist');
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '15:00' } });
    await add();
    expect(store.all('tasks')).toMatchObject([{ doOn: '2026-11-16', doAt: '15:00' }]);
  });

  it('[TASK-01] unfolds the part in which something is wrong', async () => {
    const { user, store, add } = await renderForm();
    await user.type(title(), 'Call the dentist');
    const fold = screen.getByRole('button', { name: 'A note and a reward' });
    await user.click(fold);
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'd'.repeat(1001) } });
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await add();
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Description must be less than 1000 characters')).toBeTruthy();
    expect(store.all('tasks')).toEqual([]);
  });

  it('guesses the type from the title until it is chosen', async () => {
    const { user, store, add } = await renderForm();
    await user.type(title(), 'Call the dentist');
    await user.click(screen.getByRole('button', { name: 'Type: Call' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'errand');
    await add();
    expect(store.all('tasks')).toMatchObject([{ kind: 'errand' }]);
  });

  it('holds a draft on the device until it is saved, and then no more', async () => {
    const first = await renderForm();
    await first.user.type(title(), 'Half a task');
    first.unmount();
    const second = await renderForm();
    expect(title().value).toBe('Half a task');
    await second.add();
    second.unmount();
    await renderForm();
    expect(title().value).toBe('');
  });
});
