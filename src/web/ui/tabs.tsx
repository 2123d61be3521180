import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

// Radix writes style attributes, which the content policy refuses in a page drawn at build time. None is needed here.
const Plain = ({ style: _style, ...props }: ComponentProps<'div'>) => <div {...props} />;

/** While a page is drawn at build time, Radix does not know yet which tab the Tab key stops at. */
const stop = (chosen: boolean) => (typeof document === 'undefined' && chosen ? { tabIndex: 0 } : {});

/** One of a few panels: arrow keys move between the tabs, Tab goes into the panel. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) => {
  const choose = (next: string): void => {
    const tab = tabs.find((one) => one.value === next);
    if (tab !== undefined) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} className={className}>
      <Radix.List asChild aria-label={label}>
        <Plain className="flex flex-wrap gap-2 outline-none sm:gap-2.5">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-[44px] cursor-pointer rounded-full border border-edge px-4 text-muted transition-colors hover:border-muted hover:text-ink data-[state=active]:border-calm data-[state=active]:bg-calm-soft data-[state=active]:text-ink"
              {...stop(tab.value === value)}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Plain>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <Plain className="mt-5 rounded-2xl">{tab.content}</Plain>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
