import type { DiskFacts } from '#domain/system/health-answer.ts';

const gibibyte = 1024 ** 3;

/** Below the first the database may stop, so somebody has to do something today; below the second within days. */
const diskLimits = { low: gibibyte, soon: 5 * gibibyte } as const;

export const diskState = ({ free_bytes }: DiskFacts): 'fine' | 'soon' | 'low' => {
  if (free_bytes < diskLimits.low) return 'low';
  return free_bytes < diskLimits.soon ? 'soon' : 'fine';
};

const units = ['MB', 'GB', 'TB'] as const;

/** As people say it: 812 MB, 4.2 GB, 1.8 TB. */
export const bytesWords = (bytes: number): string => {
  let value = bytes / 1024 ** 2;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 && value >= 10 ? 0 : 1;
  return `${value.toFixed(digits)} ${units[unit] ?? 'TB'}`;
};
