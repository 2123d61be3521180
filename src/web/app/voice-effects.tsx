import { useEffect } from 'react';
import { offerVoiceActions } from '#web/services/voice/voice-actions.ts';
import { visit } from '#web/platform/visit.ts';

// What a command needs comes with the first one.
const load = async () => {
  const [{ runCommand }, { voiceDeps }] = await Promise.all([
    import('#web/app/voice-actions/run-command.ts'),
    import('#web/app/voice-actions/voice-deps.ts'),
  ]);
  return { runCommand, voiceDeps };
};

/** Says to every button on the page how commands are carried out, for whoever is there. */
export const VoiceEffects = ({ userId }: { readonly userId: string | null }) => {
  useEffect(() => {
    const here = { userId, navigate: visit };
    return offerVoiceActions({
      runCommand: async (command) => {
        const { runCommand, voiceDeps } = await load();
        return runCommand(command, voiceDeps(here));
      },
      keep: async (said) => {
        const { voiceDeps } = await load();
        const deps = voiceDeps(here);
        const store = await deps.records();
        store?.write([{ kind: 'saidPhrases', id: deps.newId(), fields: said }]);
      },
    });
  }, [userId]);
  return null;
};
