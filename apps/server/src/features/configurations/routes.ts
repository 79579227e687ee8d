import * as contract from '@tillsight/contract/configurations';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { readConfigurations, readOptions, saveConfiguration } from './configurations.ts';

export function configurationRoutes(mount: Mount, base: Base): void {
  mount(contract.saveConfiguration, async ({ caller, input }) => {
    await saveConfiguration(base, caller, input);
    return { success: true, message: 'Configuration saved.' };
  });
  mount(contract.readConfiguration, async ({ caller, input }) => ({
    success: true,
    data: { configurations: await readConfigurations(base, caller, { role: input.role, report: input.report }) },
    message: 'Configurations loaded.',
  }));
  mount(contract.readConfigurationOptions, async () => readOptions());
}
