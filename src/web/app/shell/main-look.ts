/** As high as the window from the start: a page that fills up late pushes nothing that was seen. */
export const mainLook =
  'mx-auto min-h-[calc(100dvh-var(--top-bar))] w-full max-w-3xl has-data-wide:max-w-5xl px-5 pt-8 pb-20 sm:px-6 sm:pt-14';
