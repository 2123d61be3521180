/** Where a model server listens when nobody told it otherwise. */
export const providerPresets = ['ollama', 'lm-studio', 'llama-cpp', 'custom'] as const;
export type ProviderPreset = (typeof providerPresets)[number];

export interface PresetWords {
  readonly name: string;
  readonly baseUrl: string;
  /** Whether such a server usually takes a schema for its answer. */
  readonly structured: boolean;
  readonly hint: string;
}

export const presetWords: Readonly<Record<ProviderPreset, PresetWords>> = {
  ollama: {
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    structured: true,
    hint: 'Ollama may cut long texts without saying so. Set OLLAMA_CONTEXT_LENGTH where it runs, then test here.',
  },
  'lm-studio': {
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    structured: true,
    hint: 'Start the local server in LM Studio and load a model there first.',
  },
  'llama-cpp': {
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    structured: true,
    hint: 'Start llama-server with --jinja, so that it can use tools, and set the context size with -c.',
  },
  custom: {
    name: 'Another service',
    baseUrl: '',
    structured: false,
    hint: 'Any service that speaks OpenAI’s chat interface. What people send goes to that service.',
  },
};
