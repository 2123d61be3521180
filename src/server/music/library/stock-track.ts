/** One track that this version of the program can make, as the database and the queue need it. */
export interface StockTrack {
  readonly recipe: string;
  readonly version: string;
  readonly title: string;
  readonly artist: string;
  readonly genre: string;
  /** Below the bucket adhd-music. Other audio has another path. */
  readonly filePath: string;
  /** Known before the file is made. */
  readonly fileSize: number;
  readonly durationSeconds: number;
  readonly focusType: string;
  readonly energyLevel: string;
  readonly moodCategory: string;
  readonly tags: readonly string[];
  /** Measured, like everything below; null where there is no beat. */
  readonly bpm: number | null;
  readonly bpmConfidence: number;
  readonly modulationHz: number | null;
  readonly modulationDepth: number;
  readonly loudness: number;
  /** One of the three that guests hear. */
  readonly demo: boolean;
}
