/** `npm run doctor`: what keeps this installation from working, why it matters and what to do. Ends with 1 when something is wrong. */
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import { inWords, type Finding } from './doctor/finding.ts';
import { readSettings } from './doctor/check-settings.ts';

const { values } = parseArgs({ options: { shop: { type: 'string' }, as: { type: 'string' } } });
const config = readSettings(process.env);
const findings: Finding[] = Array.isArray(config)
  ? config
  : await examine({ config, shop: values.shop, email: values.as });
const count = (state: Finding['state']) => findings.filter(finding => finding.state === state).length;
process.stdout.write(`${findings.map(inWords).join('\n')}\n\n`);
process.stdout.write(`${count('good')} good, ${count('look')} to look at, ${count('wrong')} wrong\n`);
process.exit(count('wrong') === 0 ? 0 : 1);
