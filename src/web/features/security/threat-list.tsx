import { ChevronDown } from 'lucide-react';
import { securityFacts } from '#domain/security/security-facts.ts';
import { securityProofs } from '#domain/security/security-proofs.ts';
import { threats } from '#domain/security/threats.ts';
import { CheckedMark } from '#web/features/security/checked-mark.tsx';

/** Threat by threat: what stands in the way with the tests that show it, and what remains. Folded, as it is long. */
export const ThreatList = () => (
  <div className="divide-y divide-line border-y border-line">
    {threats.map(({ id, name, stands, remains }) => (
      <details key={id} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-2xl py-3">
          <h3 id={id} className="scroll-mt-24 text-lg font-semibold">
            {name}
          </h3>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <ul className="space-y-5 pt-1 pb-5">
          {stands.map((fact) => (
            <li key={fact} className="flex gap-3">
              <CheckedMark />
              <div className="min-w-0">
                <span className="sr-only">Tested: </span>
                {securityFacts[fact]}
                {securityProofs[fact].map(({ file, title }) => (
                  <div key={file + title} className="mt-2 text-base text-muted">
                    <code className="break-all">{file}</code>: “{title.replaceAll(/%[sj]/g, '…')}”
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <p className="mb-6 rounded-2xl bg-surface p-4">
          <span className="font-semibold">What remains:</span> {remains}
        </p>
      </details>
    ))}
  </div>
);
