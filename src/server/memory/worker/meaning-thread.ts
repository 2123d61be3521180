import { openEmbedder } from '#server/memory/open-embedder.ts';
import { serveMeaning } from './serve-meaning.ts';

await serveMeaning(openEmbedder);
