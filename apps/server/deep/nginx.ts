/** The example for operators, `deploy/nginx/tillsight.conf`, run as it is but for addresses and the certificate. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestContext } from 'node:test';

const example = path.join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx', 'tillsight.conf');

/** Null where nginx is not installed. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map(folder => path.join(folder, 'nginx')).find(isRunnable) ?? null;
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // There is no other way to ask.
    return false;
  }
}

export type NginxOptions = { folder: string; port: number; plainPort: number; upstreams: readonly number[] };

/** In the foreground, with everything it writes in `folder`; ended by its own id. */
export async function startNginx(t: TestContext, nginx: string, options: NginxOptions): Promise<void> {
  const site = (await readFile(example, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${options.plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${options.port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace(/( *server 127\S+)[^]*?(?= *keepalive)/, upstreamsOf(options.upstreams));
  const file = await writeConfiguration(options.folder, site);
  const child = spawn(nginx, ['-c', file, '-e', path.join(options.folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await isListening(options.plainPort))) {
    assert.equal(child.exitCode, null, 'nginx did not start.');
    await pause(20);
  }
}

/** The example to the letter, but for where the certificate lies. */
export async function checkExample(nginx: string, folder: string): Promise<void> {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=tillsight.example', '-days', '1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const site = (await readFile(example, 'utf8'))
    .replace(/(?<=ssl_certificate )[^;]+/, certificate)
    .replace(/(?<=ssl_certificate_key )[^;]+/, key);
  const file = await writeConfiguration(folder, site);
  execFileSync(nginx, ['-t', '-q', '-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'pipe' });
}

function upstreamsOf(ports: readonly number[]): string {
  return ports.map(port => `  server 127.0.0.1:${port} fail_timeout=2s;\n`).join('');
}

async function writeConfiguration(folder: string, site: string): Promise<string> {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(path.join(folder, 'nginx'), { recursive: true });
  const own = places.map(place => `${place}_temp_path ${path.join(folder, 'nginx', place)};`);
  await writeFile(path.join(folder, 'site.conf'), site);
  const whole = `
    daemon off;
    worker_processes 1;
    pid ${path.join(folder, 'nginx.pid')};
    events { worker_connections 512; }
    http { access_log off; ${own.join(' ')} include ${path.join(folder, 'site.conf')}; }
  `;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, whole);
  return file;
}

async function isListening(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 301;
}
