import { pageDirectives, pagePolicy } from '#domain/security/content-policy.ts';
import { CodeBlock } from '#web/features/security/code-block.tsx';

/** The header as it is sent, and each part of it in words. Both come from the text that the server sends. */
export const ContentPolicyList = () => (
  <>
    <CodeBlock label="The content policy of every page">{pagePolicy}</CodeBlock>
    <dl className="divide-y divide-line border-y border-line">
      {pageDirectives.map(({ name, allows, means }) => (
        <div key={name} className="py-3">
          <dt>
            <code className="text-base break-words text-calm">
              {name} {allows}
            </code>
          </dt>
          <dd className="mt-1">{means}</dd>
        </div>
      ))}
    </dl>
  </>
);
