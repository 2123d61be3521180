import { securityProofs } from '#domain/security/security-proofs.ts';
import { threats } from '#domain/security/threats.ts';
import { CheckedFacts } from '#web/features/security/checked-facts.tsx';

/** Threat, what stands in the way, what remains, and where it is tested. */
export const ThreatList = () => (
  <div className="space-y-4">
    {threats.map(({ id, name, stands, remains }) => {
      const proofs = stands.flatMap((fact) => securityProofs[fact]);
      return (
        <div key={id} className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
          <h3 id={id} className="scroll-mt-24 text-xl font-semibold">
            {name}
          </h3>
          <div className="mt-4">
            <CheckedFacts facts={stands} />
          </div>
          <p className="mt-4">
            <span className="font-semibold">What remains:</span> {remains}
          </p>
          <details className="mt-3">
            <summary className="flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
              Where it is tested
            </summary>
            <ul className="space-y-3 pb-2">
              {proofs.map(({ file, title }) => (
                <li key={file + title}>
                  <code className="block text-base break-all text-calm">{file}</code>
                  {title.replaceAll(/%[sj]/g, '…')}
                </li>
              ))}
            </ul>
          </details>
        </div>
      );
    })}
  </div>
);
