import type { understandRequest } from '#domain/assistant/offline/understand-request.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

// The words for care, the rules that tell what is wanted and what an answer is drawn with are more than the rest of the page:
// they come when somebody is about to ask.
const { Part, preload } = createLazyPart(
  async () => (await import('#web/features/assistant/reply/assistant-reply.tsx')).AssistantReply,
);

/** To be drawn once there is an answer: it has come with the rules then. */
export const AssistantReply = Part;

/** The rules, and what their answer is drawn with. Both or nothing: care that cannot be shown is no care. */
export const loadAssistant = async (): Promise<typeof understandRequest> => {
  const [rules] = await Promise.all([import('#domain/assistant/offline/understand-request.ts'), preload()]);
  return rules.understandRequest;
};

/** Ahead of time. What fails is tried again, and told, when something is said. */
export const prepareAssistant = (): void => {
  loadAssistant().catch(() => undefined);
};
