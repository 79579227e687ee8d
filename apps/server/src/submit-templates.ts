/**
 * npm run templates: submits the message templates that WhatsApp does not have yet, and tells how all of them stand. With
 * `-- --update` those that differ from the files in apps/server/templates are submitted again.
 */
import { readConfig } from './config.ts';
import { outwardLeanFetch } from './infra/outward.ts';
import { submitReportTemplates } from './report-templates.ts';

const { whatsapp, sandboxUrl } = readConfig(process.env);
if (whatsapp === undefined) {
  process.stderr.write('WhatsApp is not configured; see .env.example.\n');
  process.exit(1);
}
const account = { ...whatsapp, fetch: outwardLeanFetch(sandboxUrl) };
const standings = await submitReportTemplates(account, { isUpdate: process.argv.includes('--update') });
let areUsable = true;
for (const { name, status, reason, category, differs } of standings) {
  const notes = [
    ...(reason === null ? [] : [reason]),
    ...(category === 'UTILITY' ? [] : ['submitted as UTILITY']),
    ...(differs.length === 0 ? [] : [`not as in the file: ${differs.join(', ')}`]),
  ];
  if (status !== 'APPROVED' || notes.length > 0) areUsable = false;
  process.stdout.write(`${name}  ${status}  ${category}${notes.length > 0 ? `  (${notes.join('; ')})` : ''}\n`);
}
process.exit(areUsable ? 0 : 1);
