import { type SecurityFactId, securityFacts } from '#domain/security/security-facts.ts';
import { CheckedMark } from '#web/features/security/checked-mark.tsx';

/** Statements that a test shows, each with the mark that says so. */
export const CheckedFacts = ({ facts }: { readonly facts: readonly SecurityFactId[] }) => (
  <ul className="space-y-3">
    {facts.map((fact) => (
      <li key={fact} className="flex gap-3">
        <CheckedMark />
        <span>
          <span className="sr-only">Tested: </span>
          {securityFacts[fact]}
        </span>
      </li>
    ))}
  </ul>
);
