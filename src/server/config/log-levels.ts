export const logLevels = ['error', 'warn', 'info', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
