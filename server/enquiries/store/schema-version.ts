// Which releases may run on a store. Each migration says whether the release before it can still run; the
// store records the oldest schema version that may.

export type Migration<Step> = { step: Step; isCompatible: boolean };

/** The release before can still run: new tables, indexes, and columns that it need not fill. */
export function additive<Step>(step: Step): Migration<Step> {
  return { step, isCompatible: true };
}

/** The release before would fail on the new schema, or write what the new release misreads. */
export function breaking<Step>(step: Step): Migration<Step> {
  return { step, isCompatible: false };
}

/** Where the store records `oldestCompatible` of the release that wrote it. */
export const compatibleFromName = 'compatible-from';

/** The oldest schema version whose release can run on a store with all these steps. */
export function oldestCompatible(migrations: Migration<unknown>[]): number {
  return migrations.findLastIndex(({ isCompatible }) => !isCompatible) + 1;
}

/** Whether a release with the schema version `own` can run on a store that a newer release wrote. */
export function canRunOn(compatibleFrom: unknown, own: number): boolean {
  return /^[1-9]\d{0,8}$/.test(String(compatibleFrom)) && Number(compatibleFrom) <= own;
}
