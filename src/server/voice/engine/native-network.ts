import { InferenceSession, Tensor } from 'onnxruntime-node';
import { networkOver } from '#domain/recogniser/ort-network.ts';
import type { OpenNetwork } from './open-network.ts';

/**
 * The binary that its package brings for this system. Only for a process that may be lost: in a thread it takes the whole
 * process along when the thread is ended while it computes.
 */
export const openNetwork: OpenNetwork = async (weights, { threads }) =>
  networkOver(
    await InferenceSession.create(weights, {
      executionProviders: ['cpu'],
      executionMode: 'sequential',
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    }),
    Tensor,
  );
