import { bytesWords } from '#domain/system/disk-room.ts';
import type { HealthDetails, QueueFacts } from '#domain/system/health-answer.ts';
import { queueWords } from '#domain/system/queue-advice.ts';
import { Moment } from '#web/features/system/moment.tsx';

const whole = (count: number): string => count.toLocaleString('en');

const Disk = ({ disk, database }: { readonly disk: HealthDetails['disk']; readonly database: number }) => {
  if (disk === null) {
    return <p>This system doesn’t tell how much room is left. The database takes {bytesWords(database)}.</p>;
  }
  const used = disk.total_bytes === 0 ? 0 : 1 - disk.free_bytes / disk.total_bytes;
  return (
    <div>
      <p>
        <span className="font-medium">{bytesWords(disk.free_bytes)} free</span> of{' '}
        {bytesWords(disk.total_bytes)}
        <span className="text-muted">, where the data is. The database takes {bytesWords(database)}.</span>
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-2.5 w-full rounded-full text-calm"
      >
        <rect width="100" height="8" fill="currentColor" opacity=".18" />
        <rect width={100 * used} height="8" fill="currentColor" />
      </svg>
    </div>
  );
};

const lengthOf = ({ waiting, working, stuck }: QueueFacts): string => {
  const parts = [
    ...(waiting > 0 ? [`${whole(waiting)} waiting`] : []),
    ...(working > 0 ? [`${whole(working)} under way`] : []),
    ...(stuck > 0 ? [`${whole(stuck)} given up`] : []),
  ];
  return parts.length === 0 ? 'Nothing' : parts.join(', ');
};

const Queue = ({ queue }: { readonly queue: QueueFacts }) => {
  const { name, note } = queueWords[queue.id];
  return (
    <li className="border-b border-line py-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <span className="font-medium">{name}</span> <span className="text-muted">{note}</span>
        </p>
        <p className="tabular-nums">{lengthOf(queue)}</p>
      </div>
      {queue.oldest_at !== null && (
        <p className="text-muted">
          The first since <Moment date={new Date(queue.oldest_at)} />.
        </p>
      )}
    </li>
  );
};

export const RoomAndQueues = ({ details }: { readonly details: HealthDetails }) => (
  <>
    <Disk disk={details.disk} database={details.database_bytes} />
    <ul className="mt-5 border-t border-line">
      {details.queues.map((queue) => (
        <Queue key={queue.id} queue={queue} />
      ))}
    </ul>
  </>
);
