import { policyExamples } from '#domain/security/policy-examples.ts';
import { CodeBlock } from '#web/features/security/code-block.tsx';

/** Policies word for word, each with what it does. */
export const PolicyList = () => (
  <div className="space-y-6">
    {policyExamples.map(({ name, sql, means }) => (
      <div key={name} className="space-y-3">
        <CodeBlock label={`The policy “${name}”`}>{sql}</CodeBlock>
        <p>{means}</p>
      </div>
    ))}
  </div>
);
