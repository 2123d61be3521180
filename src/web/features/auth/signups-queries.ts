import { loadOnce } from '#web/platform/load-once.ts';

/** Whether somebody new may make an account here. Asked without the backend client, which a visitor never loads. */
export const readSignupsOpen = loadOnce(async (): Promise<boolean> => {
  const { fetchConfig } = await import('#web/platform/backend/config.ts');
  return (await fetchConfig()).signups !== false;
});
