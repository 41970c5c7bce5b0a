import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';
import type { Clock } from '../time/clock.ts';
import type { CanaryStep } from './faults.ts';

export type CanaryDeps = {
  config: Pick<Config, 'settings' | 'mail' | 'canary'>;
  store: Pick<Store, 'secret' | 'find' | 'leased' | 'removeCanary' | 'bookmark' | 'setBookmark'>;
  clock: Clock;
  /** Time limit for the whole canary. */
  msMax: number;
  /** Ends the canary without a result. */
  signal: AbortSignal;
  onStep?: (passed: PassedStep) => void;
};

/** `atMs` counts from the start of the canary; `detail` is for people. */
export type PassedStep = { step: CanaryStep; atMs: number; detail: string };

export type CanaryResult = {
  at: string;
  ok: boolean;
  tookMs: number;
  /** The step that failed. */
  step: CanaryStep | null;
  error: string | null;
  remedy: string | null;
  reference: string | null;
  /** What the mail server did; `null` when the canary did not come that far. */
  mail: 'letter sent' | 'recipients accepted' | 'not configured' | null;
  steps: PassedStep[];
};

export type CanaryFailure = { at: string; step: CanaryStep; error: string; remedy: string };
