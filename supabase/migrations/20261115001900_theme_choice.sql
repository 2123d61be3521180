-- A theme nobody chose is no theme: it must not go over what somebody chose on their device before they signed in.
-- Nothing saved one until now, so dark in a row is the old default.
alter table public.users alter column theme_preference drop default;
alter table public.users alter column theme_preference drop not null;
update public.users set theme_preference = null where theme_preference = 'dark';
