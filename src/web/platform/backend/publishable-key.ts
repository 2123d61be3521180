import { fetchJson } from '#web/platform/backend/fetch-json.ts';

/** The one setting that a visitor's page needs, without the schemas of all of them. */
export const fetchPublishableKey = async (): Promise<string> => {
  const settings = await fetchJson('/config.json', 'Kindling');
  const key: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'publishableKey') : null;
  if (typeof key !== 'string') throw new Error('The settings name no key');
  return key;
};
