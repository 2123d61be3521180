import { useCallback } from 'react';
import { defaultSettings, type PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';

type SettingFields = Omit<PersonalSettings, 'id'>;

/** The person's settings, the same on every device, and a way to change some of them; the change can be undone. */
export const useSettings = (): readonly [
  PersonalSettings,
  (fields: Partial<SettingFields>) => () => void,
] => {
  const store = useRecordStore();
  const [held] = useRecords('settings');
  const change = useCallback(
    (fields: Partial<SettingFields>) =>
      store.write([{ kind: 'settings', id: store.userId, whenNew: defaultSettings, fields }]),
    [store],
  );
  return [held ?? { ...defaultSettings, id: store.userId }, change];
};
