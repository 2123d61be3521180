import { figuresWith } from '#domain/analysis/sound-figures.fixture.ts';

/** A row of `list_uploads` for tests; what matters there is said there. */
export const deskRow = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: '11111111-0000-4000-8000-000000000001',
  title: 'Slow Harbour',
  artist: 'Robin Reed',
  staging_file_path: 'profile/1-x.mp3',
  duration_seconds: 187,
  file_size: 3_000_000,
  status: 'pending',
  genre: 'Ambient',
  mood_category: 'neutral',
  energy_level: 'high',
  focus_type: 'medium',
  adhd_optimized: true,
  ai_analysis_status: 'completed',
  analysis_error: null,
  review_reason: null,
  reviewed_at: null,
  track_id: null,
  created_at: '2026-11-16T09:00:00.123456+00:00',
  figures: figuresWith(),
  ...change,
});
