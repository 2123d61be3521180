/** Findings that are meant to be so. A test holds that each is still found, and that nothing else is. */
interface CatalogueException {
  readonly check: string;
  readonly objects: readonly string[];
  readonly reason: string;
}

const verbs = ['select', 'insert', 'update', 'delete'] as const;

export const catalogueExceptions: readonly CatalogueException[] = [
  {
    check: 'policy-blind-to-rows',
    objects: [
      'public.board_cards: Admins keep the cards of the board',
      'public.board_columns: Admins keep the columns of the board',
    ],
    reason: 'The board is one for all admins, and holds nothing that anybody else wrote.',
  },
  {
    check: 'policy-blind-to-rows',
    objects: ['public.client_logs: Admins read logs'],
    reason: 'Admins read every error report. They are redacted in the browser before they are sent.',
  },
  {
    check: 'policy-blind-to-rows',
    objects: ['public.music_tracks: The library is open to people with a live client session'],
    reason: 'The library is the same for everybody who is signed in, and holds nothing of anybody’s.',
  },
  {
    check: 'definer-for-everybody',
    objects: ['public.consume_feature(text,numeric)', 'public.current_licence()', 'public.public_counts()'],
    reason:
      'Visitors are told what the free tier holds and how many tracks there are. None of it is about a person.',
  },
  {
    check: 'grant-to-visitors',
    objects: ['public.client_logs: insert'],
    reason:
      'A public page that fails is seen by nobody else: guests report it, under no name and within limits.',
  },
  {
    check: 'grant-to-visitors',
    objects: verbs.flatMap((verb) => [`storage.buckets: ${verb}`, `storage.objects: ${verb}`]),
    reason: 'The grants of a hosted storage service, whose clients expect an empty answer and not a refusal.',
  },
  {
    check: 'grant-wider-than-policies',
    objects: [
      ...verbs.flatMap((verb) => [
        `storage.buckets: ${verb} to anon`,
        `storage.buckets: ${verb} to authenticated`,
      ]),
      ...verbs.filter((verb) => verb !== 'select').map((verb) => `storage.objects: ${verb} to anon`),
    ],
    reason: 'The grants of a hosted storage service, whose clients expect an empty answer and not a refusal.',
  },
  {
    check: 'grant-wider-than-policies',
    objects: ['migrations', 's3_multipart_uploads', 's3_multipart_uploads_parts'].flatMap((table) =>
      verbs.map((verb) => `storage.${table}: ${verb} to supabase_storage_admin`),
    ),
    reason:
      'Tables of a hosted storage service that this one leaves empty: without a policy nobody gets a row.',
  },
];

export const exceptionFor = (check: string, object: string): string | undefined =>
  catalogueExceptions.find((exception) => exception.check === check && exception.objects.includes(object))
    ?.reason;
