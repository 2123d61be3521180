/** Policies as the migrations have them, word for word: tests look for the text there and for the policy in a database. */
export const policyExamples = [
  {
    table: 'tasks',
    name: 'People read their own tasks',
    sql: `create policy "People read their own tasks" on public.tasks
  for select to authenticated using (user_id = (select auth.uid()));`,
    means:
      'Of all tasks, a person is shown those that carry their own id. For anyone else the rest is not there.',
  },
  {
    table: 'tasks',
    name: 'People change their own tasks',
    sql: `create policy "People change their own tasks" on public.tasks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));`,
    means:
      'Only one’s own can be changed, and after the change it still has to be one’s own: nobody can give a task away.',
  },
  {
    table: 'client_logs',
    name: 'Guests log under no name',
    sql: `create policy "Guests log under no name" on public.client_logs
  for insert to anon with check (user_id is null);`,
    means:
      'The one rule in these tables for people who are not signed in: they may report an error, without a name.',
  },
] as const;
