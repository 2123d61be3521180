import type { ReactNode } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { tierNames } from '#web/features/accounts/account-words.ts';
import { Day } from '#web/features/accounts/day.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const factorNames: Readonly<Record<string, string>> = {
  totp: 'Authenticator app',
  phone: 'Text message',
  webauthn: 'Security key',
};

const ways: Readonly<Record<string, string>> = {
  google: 'the sign-in service',
  email: 'e-mail',
  phone: 'phone',
};

const Tier = ({ account }: { readonly account: Account }) => (
  <>
    {tierNames[account.tier]}
    {!account.tier_is_own && ', the site’s own'}
    {account.tier_until !== null && (
      <>
        {' '}
        until <Day moment={account.tier_until} />
      </>
    )}
  </>
);

export const AccountFacts = ({ account }: { readonly account: Account }) => (
  <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
    <Fact name="Role">{account.is_admin ? 'Admin' : 'Person'}</Fact>
    <Fact name="Tier">
      <Tier account={account} />
    </Fact>
    {account.is_banned && (
      <Fact name="Banned">
        {account.banned_until === null ? (
          'Until lifted'
        ) : (
          <>
            Until <Day moment={account.banned_until} with="time" />
          </>
        )}
      </Fact>
    )}
    <Fact name="Last sign-in">
      {account.last_sign_in_at === null ? 'Never' : <Day moment={account.last_sign_in_at} with="time" />}
    </Fact>
    {account.invited_at === null ? (
      <Fact name="Joined">
        <Day moment={account.created_at} />
      </Fact>
    ) : (
      <Fact name="Invited">
        <Day moment={account.invited_at} with="time" />
      </Fact>
    )}
    <Fact name="Signs in with">
      {account.providers.map((provider) => ways[provider] ?? provider).join(', ') || 'nothing yet'}
    </Fact>
    <Fact name="Second factor">
      {account.second_factors.map(({ kind }) => factorNames[kind] ?? kind).join(', ') || 'None'}
    </Fact>
    <Fact name="Id">
      <span className="text-sm">{account.id}</span>
    </Fact>
  </dl>
);
