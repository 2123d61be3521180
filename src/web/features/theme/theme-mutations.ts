import type { ThemeChoice } from '#domain/appearance/theme.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

export const saveTheme = async (backend: Backend, id: string, theme: ThemeChoice): Promise<void> => {
  responseData(await backend.from('users').update({ theme_preference: theme }).eq('id', id));
};
