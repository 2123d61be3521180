import { commandPhrases } from '#domain/voice/command-table.ts';
import { openRecogniser } from '#server/voice/engine/open-recogniser.ts';
import { serveVoice } from './serve-voice.ts';

// The process that understands speech. It reads recordings by strangers, and has nothing else to lose.

await serveVoice(async (runtime) => openRecogniser({ phrases: commandPhrases, runtime }));
