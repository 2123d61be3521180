import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

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

/** Where a key leads from the tab at `at`, round and round. */
const nextTab = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowLeft: (at - 1 + count) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    PageUp: 0,
    End: count - 1,
    PageDown: count - 1,
  })[key];

/** One of a few panels: arrow keys move between the tabs and choose, Tab goes into the panel. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: Value): void => {
    if (next !== value) onChange(next);
  };
  const move = (event: KeyboardEvent, at: number): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === undefined ? null : list.current?.children.item(next);
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap gap-2 sm:gap-2.5">
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            // A menu of the browser's own is no choice.
            onMouseDown={(event) => {
              if (event.button !== 0 || event.ctrlKey) event.preventDefault();
            }}
            // Not every browser focuses what is pressed.
            onClick={() => choose(tab.value)}
            onFocus={() => choose(tab.value)}
            onKeyDown={(event) => move(event, at)}
            className="min-h-[44px] cursor-pointer rounded-full border border-edge px-4 text-muted transition-colors hover:border-muted hover:text-ink aria-selected:border-calm aria-selected:bg-calm-soft aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={0}
          className="mt-5 rounded-2xl"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
};
