import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { LocalAccount } from './local-accounts.ts';

export interface AccountPage {
  readonly action: string;
  readonly styles: string;
  readonly accounts: readonly LocalAccount[];
  /** There are accounts with a PIN. Nothing about them is shown: their owners say who they are. */
  readonly hasClosed: boolean;
  /** Whether anybody may make an account here. */
  readonly signups: boolean;
  readonly pin?: { readonly email: string; readonly error: string };
  readonly form?: {
    readonly name: string;
    readonly email: string;
    readonly errors: { readonly name?: string | undefined; readonly email?: string | undefined };
  };
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const accountPage = (page: AccountPage): Html => {
  const content = html`<h1>${titleOf(page)}</h1>
    <p class="lead">This is a local account. It stays on this computer.</p>
    ${page.accounts.length === 0 ? '' : chooser(page)} ${page.hasClosed ? pinForm(page) : ''}
    ${page.signups ? creator(page) : html`<p class="lead">${CLOSED}</p>`}
    <form method="post" action="${page.action}/cancel">
      <button class="quiet" type="submit">Go back without signing in</button>
    </form>`;
  return document('Local account', page.styles, content);
};

const CLOSED =
  'Sign-ups are closed here right now, so nobody new can join. If you already have an account, you can still sign in.';

const titleOf = ({ accounts, hasClosed, signups }: AccountPage): string => {
  if (accounts.length > 0) return 'Choose a local account';
  if (hasClosed) return 'Sign in to a local account';
  return signups ? 'Create a local account' : 'Sign-ups are closed';
};

export const messagePage = (styles: string, title: string, text: string): Html =>
  document(
    title,
    styles,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a href="/">Return to Kindling</a></p>`,
  );

const chooser = (page: AccountPage): Html =>
  html`<form method="post" action="${page.action}/choose">
    <ul class="accounts">
      ${page.accounts.map(
        (account) =>
          html`<li>
            <button class="account" type="submit" name="account" value="${account.id}">
              <span class="name">${account.name}</span> <span class="email">${account.email}</span>
            </button>
          </li>`,
      )}
    </ul>
  </form>`;

const pinForm = (page: AccountPage): Html => {
  const alone = page.accounts.length === 0;
  const fields = html`<form method="post" action="${page.action}/pin" novalidate>
    ${field({
      id: 'pin-email',
      name: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'username',
      maximum: 254,
      value: page.pin?.email ?? '',
      error: undefined,
      focus: alone && page.pin === undefined && page.form === undefined,
    })}
    ${field({
      id: 'pin',
      label: 'PIN',
      type: 'password',
      autocomplete: 'current-password',
      numeric: true,
      maximum: 12,
      value: '',
      error: page.pin?.error,
      focus: page.pin !== undefined,
    })}
    <button class="primary" type="submit">Sign in</button>
  </form>`;
  if (alone) return fields;
  return html`<details ${page.pin === undefined ? '' : 'open'}>
    <summary>Sign in with a PIN</summary>
    ${fields}
  </details>`;
};

const creator = (page: AccountPage): Html => {
  const first = page.accounts.length === 0 && !page.hasClosed;
  const errors = page.form?.errors ?? {};
  const fields = html`<form method="post" action="${page.action}/create" novalidate>
    ${field({
      id: 'name',
      label: 'Name',
      type: 'text',
      autocomplete: 'name',
      maximum: 100,
      value: page.form?.name ?? '',
      error: errors.name,
      focus: errors.name !== undefined || (first && errors.email === undefined),
    })}
    ${field({
      id: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'email',
      maximum: 254,
      value: page.form?.email ?? '',
      error: errors.email,
      focus: errors.name === undefined && errors.email !== undefined,
    })}
    <button class="primary" type="submit">Create account</button>
  </form>`;
  if (first) return fields;
  // Folded while there is an account to choose, so that one thing asks for attention.
  return html`<details ${page.form === undefined ? '' : 'open'}>
    <summary>Create another account</summary>
    ${fields}
  </details>`;
};

const field = (input: {
  readonly id: string;
  /** Where another form has a field of the same name. */
  readonly name?: string;
  readonly numeric?: boolean;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly maximum: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly focus: boolean;
}): Html =>
  html`<p class="field">
    <label for="${input.id}">${input.label}</label>
    <input
      id="${input.id}"
      name="${input.name ?? input.id}"
      type="${input.type}"
      autocomplete="${input.autocomplete}"
      inputmode="${input.numeric === true ? 'numeric' : input.type}"
      maxlength="${input.maximum}"
      value="${input.value}"
      required
      aria-invalid="${input.error === undefined ? 'false' : 'true'}"
      aria-describedby="${input.id}-error"
      ${input.focus ? 'autofocus' : ''}
    />
    <span class="error" id="${input.id}-error">${input.error ?? ''}</span>
  </p>`;

const document = (title: string, styles: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <title>${title} – Kindling</title>
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
