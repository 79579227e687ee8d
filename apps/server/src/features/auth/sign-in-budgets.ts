/** How often signing in may be tried. A try of somebody else's never takes from what a browser has that signed in here before. */
import type { Budget } from '../../infra/budget.ts';
import { networksOf, perNetwork } from '../../infra/network.ts';
import type { Device } from './device.ts';

const minute = 60_000;
const hour = 60 * minute;

export type Trying = { email: string; ip: string; device: Device | null };

export function signInBudgets({ email, ip, device }: Trying): Budget[] {
  const everybody = { name: 'sign-in', of: 'everybody', times: 200, perMs: 1_000 };
  if (device !== null) return [everybody, ...fiveAMinute('sign-in-device', `${device.id}|${email}`)];
  const [network] = networksOf(ip);
  return [
    everybody,
    ...perNetwork({ name: 'sign-in-ip', times: 50, perMs: minute }, ip),
    ...fiveAMinute('sign-in-account-network', `${email}|${network}`),
    { name: 'sign-in-account', of: email, times: 30, perMs: minute },
    { name: 'sign-in-account-hour', of: email, times: 200, perMs: hour },
  ];
}

function fiveAMinute(name: string, of: string): Budget[] {
  return [
    { name, of, times: 5, perMs: minute },
    { name: `${name}-hour`, of, times: 30, perMs: hour },
  ];
}
