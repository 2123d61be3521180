import type { ReactNode } from 'react';

interface SettingsSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const SettingsSection = ({ id, title, children }: SettingsSectionProps) => (
  <section aria-labelledby={id} className="scroll-mt-4 rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <h2 id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
      {title}
    </h2>
    <div className="mt-4 space-y-3">{children}</div>
  </section>
);
