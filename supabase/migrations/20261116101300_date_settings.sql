-- How a person wants dates and times written; null is as their browser does it.
alter table public.personal_settings
  add column date_locale text check (char_length(date_locale) between 2 and 35),
  add column hour12 boolean;
-- make_record_table granted the columns of its day.
grant insert (date_locale, hour12), update (date_locale, hour12) on public.personal_settings to authenticated;
