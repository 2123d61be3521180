const motions = [
  'A thing moves to show where it came from, or it breathes while you wait. It never asks for attention.',
  'Slow and short: a third of a second, and a step of a few pixels.',
  'Only the fire and the sparks of waiting go on by themselves. Calm mode stills the fire.',
  'If your device asks for less motion, nothing travels.',
];

export const TypeAndMotion = () => (
  <div className="mt-24 grid gap-x-16 gap-y-20 lg:mt-32 lg:grid-cols-2">
    <section aria-labelledby="typeface">
      <h2 id="typeface" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
        Typeface
      </h2>
      <p aria-hidden="true" className="mt-6 text-6xl leading-tight">
        Aa Gg Il1
      </p>
      <p className="mt-5 max-w-xl text-lg text-muted">
        Lexend, made to be easy to read: open shapes, wide steps, letters that do not look like each other. It
        comes from this site, not from another one. Copyright 2019 The Lexend Project Authors, SIL Open Font
        License 1.1.
      </p>
      <p className="mt-4 max-w-xl text-lg text-muted">
        Three weights are enough. No capitals to shout, and lines of about 65 signs.
      </p>
    </section>
    <section aria-labelledby="motion">
      <h2 id="motion" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
        Motion
      </h2>
      <ul className="mt-6 max-w-xl space-y-4 text-lg">
        {motions.map((motion) => (
          <li key={motion} className="border-l-4 border-line pl-5">
            {motion}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
