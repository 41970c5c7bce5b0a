// Requests that a person has to finish, and their deadlines.

import { facts } from '../../../views/index.ts';
import { requestTasksCountMax } from '../../limits.ts';
import { dayMs } from '../../time/dates.ts';
import type { DataTask, Store } from '../store/types.ts';

export type OpenTask = DataTask & {
  /** Negative once the promised deadline has passed. */
  daysLeft: number;
};

/** Oldest first. */
export async function openTasks(store: Pick<Store, 'dataRequests'>, now: Date): Promise<OpenTask[]> {
  const tasks = await store.dataRequests.tasks(requestTasksCountMax);
  return tasks.map((task) => ({ ...task, daysLeft: daysLeft(task, now) }));
}

export function isOverdue({ daysLeft }: OpenTask): boolean {
  return daysLeft < 0;
}

/** The days promised on the page, minus those that have passed. */
function daysLeft({ at }: DataTask, now: Date): number {
  return Math.floor(facts.dataAnswerDays - (now.getTime() - at.getTime()) / dayMs);
}
