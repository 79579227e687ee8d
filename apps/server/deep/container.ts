/**
 * What is left of a container where there is no engine: a root file system of its own that cannot be written, the image's user, no
 * capabilities, process 1. The network is the machine's.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Image = {
  /** An empty folder, on which everything is mounted. */
  rootFolder: string;
  /** What is `/app`, and what is `/usr/local`. */
  app: string;
  local: string;
};

/** The folders of a root file system, and the few files of `/etc` that a program asks for. `hosts`: names of this machine. */
export async function prepareRoot(rootFolder: string, hosts: string[]): Promise<void> {
  for (const name of ['app', 'data', 'dev', 'etc', 'proc', 'tmp', 'usr']) {
    await mkdir(path.join(rootFolder, name), { recursive: true });
  }
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) await symlink(`usr/${name}`, path.join(rootFolder, name));
  const etc = (name: string, text: string) => writeFile(path.join(rootFolder, 'etc', name), text);
  await etc('passwd', 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n');
  await etc('group', 'root:x:0:\nnode:x:1000:\n');
  await etc('hosts', `127.0.0.1 localhost ${hosts.join(' ')}\n`);
  await etc('resolv.conf', await readFile('/etc/resolv.conf', 'utf8'));
}

const mounts = `
  set -e
  mount --make-rprivate /
  mount --bind "$root" "$root"
  mount --rbind /usr "$root/usr"
  mount --bind "$local" "$root/usr/local"
  mount --bind "$app" "$root/app"
  mount --rbind /dev "$root/dev"
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=1777 none "$root/tmp"
  mount -t tmpfs -o uid=1000,gid=1000,mode=0700 none "$root/data"
  for place in "$root" "$root/usr" "$root/usr/local" "$root/app"; do mount -o remount,bind,ro "$place"; done
  set -- setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
  exec chroot "$root" "$@"
`;

/** Starts a program in it, which has no settings but these. */
export function inContainer(
  { rootFolder, app, local }: Image,
  settings: Record<string, string>,
  command: string[],
): ChildProcess {
  const inside = { PATH: '/usr/local/bin:/usr/bin:/bin', NODE_ENV: 'production', ...settings };
  const given = ['env', '-i', '-C', '/app', ...Object.entries(inside).map(([name, value]) => `${name}=${value}`)];
  const own = ['--mount', '--pid', '--fork', 'sh', '-c', mounts, 'sh', ...given, ...command];
  const env = { PATH: process.env.PATH, root: rootFolder, app, local };
  return spawn('unshare', own, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Its process 1 gets the signal, as by `docker stop`, and with it ends whatever runs in there. */
export async function signalContainer({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  if (children !== '') process.kill(Number(children.trim()), signal);
}

/** Everything it says, and its code. */
export async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; told: string }> {
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { code, told };
}
