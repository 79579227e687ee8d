/** npm run templates: submits the message templates that WhatsApp does not have yet, and tells how all of them stand. */
import { readConfig } from './config.ts';
import { outwardFetch } from './infra/outward.ts';
import { submitReportTemplates } from './report-templates.ts';

const { whatsapp, sandboxUrl } = readConfig(process.env);
if (whatsapp === undefined) {
  process.stderr.write('WhatsApp is not configured; see .env.example.\n');
  process.exit(1);
}
const standings = await submitReportTemplates({ ...whatsapp, fetch: outwardFetch(sandboxUrl) });
for (const { name, status, category } of standings) {
  const note = category === 'UTILITY' ? '' : '  (submitted as UTILITY)';
  process.stdout.write(`${name}  ${status}  ${category}${note}\n`);
}
process.exit(standings.every(({ status, category }) => status === 'APPROVED' && category === 'UTILITY') ? 0 : 1);
