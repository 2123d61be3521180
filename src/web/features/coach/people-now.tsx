import { peopleNow } from '#domain/coach/routing/care-words.ts';
import { PeopleList } from '#web/ui/people-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** Always there, whatever was typed and however it was understood: no rule hears everything. */
export const PeopleNow = () => (
  <Disclosure name="Is it about more than work? People to talk to now" size="small">
    <div className="mt-2 rounded-3xl border border-calm bg-calm-soft p-5 sm:p-6">
      <p className="text-lg">{peopleNow.text}</p>
      <PeopleList people={peopleNow.people} className="mt-4" />
    </div>
  </Disclosure>
);
