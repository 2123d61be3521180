/** A letter whose seal is a small flame. Beside the words, and nothing more than they say. */
export const LetterPicture = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 240 170" width="240" height="170" aria-hidden="true" className={className} fill="none">
    <g
      className="text-edge"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <rect x="18" y="24" width="204" height="130" rx="16" className="fill-surface" />
      <path d="M22 36 108 98a20 20 0 0 0 24 0l86-62" />
      <path d="m24 146 62-54M216 146l-62-54" opacity=".45" />
    </g>
    <circle cx="120" cy="100" r="30" className="fill-calm-soft" />
    <path
      className="fill-calm"
      d="M121.500 78c1 6.200 4.100 9.500 7.400 13.400 3.100 3.700 5.100 7.600 5.100 12.100a13.500 13.500 0 0 1-27 0c0-4.700 2-8 4.500-10.900.6 2.900 2 4.700 4.100 5.600-.8-7.500 1.500-14.500 5.900-20.200z"
    />
  </svg>
);
