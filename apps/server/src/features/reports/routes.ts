import * as contract from '@tillsight/contract/whatsapp';
import * as welcome from '@tillsight/contract/welcome';
import type { Mount } from '../../infra/mount.ts';
import type { MessengerDeps } from './delivery-batches.ts';
import { readFirstSteps } from './first-steps.ts';
import { readReportWords } from './report-words.ts';
import { readYesterday } from './yesterday.ts';
import { readExampleReport, readReportOverview, sendTestReport } from './reports.ts';

export function reportRoutes(mount: Mount, deps: MessengerDeps): void {
  mount(contract.readReportOverview, ({ caller, input }) => readReportOverview(deps, caller, input));
  mount(contract.readReportWords, async ({ caller }) => ({
    success: true,
    words: await readReportWords(deps, caller),
  }));
  mount(contract.readExampleReport, ({ caller, input }) => readExampleReport(deps, caller, input));
  mount(contract.sendTestReport, async ({ caller, input }) => ({
    success: true,
    message: await sendTestReport(deps, caller, input),
  }));
  mount(welcome.readYesterday, async ({ caller }) => ({
    success: true,
    yesterday: await readYesterday(deps, caller),
  }));
  mount(welcome.readFirstSteps, async ({ caller }) => ({ success: true, steps: await readFirstSteps(deps, caller) }));
}
