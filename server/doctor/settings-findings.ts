import type { Config } from '../config.ts';
import { startupWarnings } from '../observability/startup-warnings.ts';
import { type Finding, ok, todo } from './finding.ts';

/** The warnings that the site logs at its start, each as something to do. */
export function settingsFindings(config: Config): Finding[] {
  const warnings = startupWarnings(config).map((warning) => {
    const [found = warning, remedy = warning] = warning.split(/: (?=set )/);
    return todo('settings', found, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`);
  });
  return warnings.length > 0 ? warnings : [ok('settings', `valid; the site is ${config.settings.url}`)];
}
