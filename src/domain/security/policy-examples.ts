/** Policies as the migrations have them, word for word: tests look for the text there and for the policy in a database. */
export const policyExamples = [
  {
    table: 'tasks',
    name: 'People read their own tasks',
    sql: `create policy "People read their own tasks" on public.tasks
  for select to authenticated using (user_id = (select auth.uid()));`,
    means: 'You only see the tasks that carry your own id. For you, the rest don’t exist.',
  },
  {
    table: 'tasks',
    name: 'People change their own tasks',
    sql: `create policy "People change their own tasks" on public.tasks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));`,
    means:
      'You can only change your own tasks, and after the change a task still has to be yours: nobody can give a task away.',
  },
  {
    table: 'client_logs',
    name: 'Guests log under no name',
    sql: `create policy "Guests log under no name" on public.client_logs
  for insert to anon with check (user_id is null);`,
    means:
      'The only rule in these tables for people who aren’t signed in: they can report an error, without a name.',
  },
] as const;
