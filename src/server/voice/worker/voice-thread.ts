import { commandPhrases } from '#domain/voice/command-table.ts';
import { openRecogniser } from '#server/voice/engine/open-recogniser.ts';
import { serveVoice } from './serve-voice.ts';

await serveVoice(() => openRecogniser({ phrases: commandPhrases }));
