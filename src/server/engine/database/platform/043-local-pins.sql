-- A local account may have a PIN, asked for at sign-in. Kept as passwords are: argon2id, with the parameters in the text.
alter table kindling.local_accounts
  add column if not exists pin_hash text check (char_length(pin_hash) between 1 and 300);
