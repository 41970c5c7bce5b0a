// Requests that a person has to finish, and by when.

import { facts } from '../../../views/index.ts';
import { requestTasksCountMax } from '../../limits.ts';
import { dayMs } from '../../time/dates.ts';
import type { DataTask, Store } from '../store/types.ts';

export type OpenTask = DataTask & {
  /** Negative when the visitor should have heard already. */
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

/** What the page promises, less the days that have passed. */
function daysLeft({ at }: DataTask, now: Date): number {
  return Math.floor(facts.dataAnswerDays - (now.getTime() - at.getTime()) / dayMs);
}
