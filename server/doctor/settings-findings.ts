import type { Config } from '../config.ts';
import { startupWarnings } from '../observability/startup-warnings.ts';
import { type Finding, note, ok, todo } from './finding.ts';

/** The warnings that the site logs at its start: `todo`, or `note` where the setting may be intended. */
export function settingsFindings(config: Config): Finding[] {
  const warnings = startupWarnings(config).map((warning) => {
    const [found = warning, remedy] = warning.split(/: (?=set |leave |write )/);
    if (remedy === undefined || / unless | if /.test(remedy)) return note('settings', warning);
    return todo('settings', found, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`);
  });
  return warnings.length > 0 ? warnings : [ok('settings', `valid; the site is ${config.settings.url}`)];
}
