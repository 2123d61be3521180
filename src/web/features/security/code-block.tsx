interface CodeBlockProps {
  /** What it is, for those who hear the page. */
  readonly label: string;
  readonly children: string;
}

/** Text as a machine has it. Long lines wrap, so nothing has to be scrolled sideways. */
export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  <figure aria-label={label}>
    <pre className="rounded-2xl border border-line bg-raised p-4 font-mono text-base break-words whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  </figure>
);
