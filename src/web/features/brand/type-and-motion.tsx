const motions = [
  'Things move to show where they came from, or while you wait. Motion never asks for attention.',
  'Slow and short: a third of a second and a few pixels.',
  'Only the fire and the loading sparks keep moving. Calm mode stops the fire.',
  'If your device asks for less motion, nothing moves.',
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
        Lexend, made to be easy to read: open shapes, wide spacing, and letters you won’t mix up. It’s loaded
        from this site, not from another one. Copyright 2019 The Lexend Project Authors, SIL Open Font License
        1.1.
      </p>
      <p className="mt-4 max-w-xl text-lg text-muted">
        Three weights are enough. No all-capitals, and lines of about 65 characters.
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
