import { frequencies } from '@tillsight/contract/configurations';
import type { ReportWords } from '@tillsight/contract/whatsapp';
import { allMetrics, roleDefaults } from '@tillsight/metrics/catalogue';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { replyLanguageOf } from '../auth/auth.ts';
import { wordsOf } from './report.ts';

/** For the preview of what is being configured; null where it is English. */
export async function readReportWords(base: Base, caller: Caller): Promise<ReportWords | null> {
  const language = await replyLanguageOf(base, caller);
  if (language === null || language === 'english') return null;
  // Names hold no days, whose order is all that a country decides.
  const words = wordsOf({ language, country: '' });
  const roles = Object.keys(roleDefaults) as (keyof typeof roleDefaults)[];
  const sections = Object.values(roleDefaults).flatMap(({ weekly, monthly }) => [...weekly, ...monthly]);
  return {
    titles: Object.fromEntries(frequencies.map(frequency => [frequency, words.title(frequency)])),
    roles: Object.fromEntries(roles.map(role => [role, words.role(role)])),
    sections: Object.fromEntries(sections.map(({ section_name: title }) => [title, words.section(title)])),
    also_chosen: words.alsoChosen,
    metrics: Object.fromEntries(allMetrics.map(({ key }) => [key, words.metric(key)])),
  };
}
