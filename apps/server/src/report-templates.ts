/** The message templates at WhatsApp, shown with the catalogue's own sample figures. */
import { allMetrics, roleDefaults } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import { reportOf, type ReportPlan } from './features/reports/compose-report.ts';
import { drawPicture } from './features/reports/picture-file.ts';
import { pictureOf } from './features/reports/report-picture.ts';
import { submitTemplates, type TemplateStanding, type WhatsAppAccount } from './features/whatsapp/whatsapp.ts';

export async function submitReportTemplates(
  account: WhatsAppAccount,
  { isUpdate = false } = {},
): Promise<TemplateStanding[]> {
  const example = await drawPicture(pictureOf(reportOf(plan, [samples()]))).png;
  return submitTemplates(account, { example, isUpdate });
}

const plan: ReportPlan = {
  role: 'executive',
  frequency: 'daily',
  metrics: roleDefaults.executive.daily,
  period: { from: '2026-11-19', to: '2026-11-19' },
  base: { from: '2026-11-18', to: '2026-11-18' },
  store: 'Your store',
  country: 'IN',
  language: 'english',
};

function samples(): MetricResult {
  const own = allMetrics.filter(metric => plan.metrics.includes(metric.key));
  const values = Object.fromEntries(own.map(({ key, sample }) => [key, { value: sample }]));
  return {
    request: { metrics: [...plan.metrics], period: plan.period },
    rows: [{ by: {}, values }],
    issues: [],
    sources: [],
    currency: 'INR',
  };
}
