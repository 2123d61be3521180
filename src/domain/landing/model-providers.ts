/** What an operator can connect by its name. Apart from the list of technology, which a visitor's browser does not fetch. */
export const modelProviders = ['Ollama', 'LM Studio', 'llama.cpp'] as const;
