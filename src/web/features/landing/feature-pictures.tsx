/** A ring that shrinks, with the one thing inside it. */
export const RingPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 240 240" width="240" height="240" fill="none" aria-hidden="true" className={className}>
    <circle cx="120" cy="120" r="96" stroke="var(--line)" strokeWidth="14" />
    <path d="M120 24a96 96 0 1 1-83.100 144" stroke="var(--calm)" strokeWidth="14" strokeLinecap="round" />
    <path d="M84 108h72" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" opacity=".85" />
    <path d="M84 134h46" stroke="var(--muted)" strokeWidth="8" strokeLinecap="round" opacity=".6" />
  </svg>
);

/** One card in front; the rest stay behind it. */
export const OneCardPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 200 120" width="200" height="120" fill="none" aria-hidden="true" className={className}>
    <rect x="46" y="8" width="108" height="60" rx="14" fill="var(--edge)" opacity=".2" />
    <rect x="30" y="22" width="140" height="64" rx="16" fill="var(--edge)" opacity=".3" />
    <rect x="12" y="40" width="176" height="72" rx="18" fill="var(--raised)" stroke="var(--edge)" />
    <circle cx="44" cy="76" r="13" stroke="var(--calm)" strokeWidth="4" />
    <path d="M74 68h84" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" opacity=".85" />
    <path d="M74 86h50" stroke="var(--muted)" strokeWidth="6" strokeLinecap="round" opacity=".6" />
  </svg>
);

/** Steps of one size, and the first is lit. */
export const StepsPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 200 120" width="200" height="120" fill="none" aria-hidden="true" className={className}>
    <path d="M10 110h45V86h45V62h45V38h45v72z" fill="var(--edge)" opacity=".2" />
    <path
      d="M10 110h45V86h45V62h45V38h45"
      stroke="var(--edge)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".7"
    />
    <path
      d="M10 110h45V86"
      stroke="var(--calm)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="32" cy="88" r="10" fill="var(--calm)" />
    <circle cx="167" cy="18" r="7" fill="var(--calm)" opacity=".35" />
  </svg>
);

/** Three breaths. */
export const BreathPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true" className={className}>
    <circle cx="48" cy="48" r="44" fill="var(--calm)" opacity=".12" />
    <circle cx="48" cy="48" r="30" fill="var(--calm)" opacity=".2" />
    <circle cx="48" cy="48" r="15" fill="var(--calm)" opacity=".75" />
  </svg>
);

/** A moon over a quiet hill. */
export const RestPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true" className={className}>
    <circle cx="48" cy="48" r="44" fill="var(--calm)" opacity=".12" />
    <path d="M56 20a22 22 0 1 0 15 33 18 18 0 0 1-15-33z" fill="var(--calm)" opacity=".75" />
    <path d="M8 66c16-10 30-10 44-3s24 6 37 0A44 44 0 0 1 8 66z" fill="var(--calm)" opacity=".35" />
  </svg>
);

/** A cloud that is away, and a thing that is here. */
export const OfflinePicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true" className={className}>
    <circle cx="48" cy="48" r="44" fill="var(--calm)" opacity=".12" />
    <path
      d="M32 42a9 9 0 0 1 2-18 13 13 0 0 1 25-1 10 10 0 0 1 5 19"
      stroke="var(--edge)"
      strokeWidth="3.500"
      strokeDasharray="2 7"
      strokeLinecap="round"
    />
    <rect x="34" y="44" width="28" height="38" rx="6" fill="var(--calm)" opacity=".75" />
    <path
      d="M42 58l5 5 9-10"
      stroke="var(--surface)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
