import type { Account } from '../account.ts';
import type { Template, TemplateCategory, TemplateStatus } from './template.ts';

/** The review takes its time, and comes to what the settings say; twins are rejected in any case. */
export function reviewLater(account: Account, template: Template): void {
  const { templateReview, templateReviewMs } = account.settings;
  if (templateReview === 'manual') return;
  account.timers.after(templateReviewMs, () => {
    if (template.status !== 'PENDING' || account.templates.byId(template.id) !== template) return;
    const isRefused = templateReview === 'reject' || account.templates.twinOf(template) !== null;
    decideTemplate(account, template, { status: isRefused ? 'REJECTED' : 'APPROVED' });
  });
}

export interface Decision {
  status?: TemplateStatus;
  category?: TemplateCategory;
  reason?: string;
}

/** A decision and the webhooks that tell it. */
export function decideTemplate(account: Account, template: Template, { status, category, reason }: Decision): void {
  const previous = template.category;
  const wasPaused = template.status === 'PAUSED';
  if (category !== undefined && category !== previous) {
    account.templates.move(template, category);
    tell(account, 'template_category_update', {
      ...named(template),
      previous_category: previous,
      new_category: category,
      correct_category: category,
    });
  }
  if (status === undefined) return;
  account.templates.decide(template, status, { now: account.now(), reason });
  const title = status === 'PAUSED' ? 'FIRST_PAUSE' : wasPaused && status === 'APPROVED' ? 'UNPAUSE' : null;
  tell(account, 'message_template_status_update', {
    event: status,
    ...named(template),
    reason: template.rejectedReason,
    message_template_category: template.category,
    ...(title === null ? {} : { other_info: { title, description: title.toLowerCase().replace('_', ' ') } }),
    ...(status === 'REJECTED'
      ? {
          rejection_info: { reason: template.rejectedReason, recommendation: 'Change the words and send it in again.' },
        }
      : {}),
  });
}

function named({ id, name, language }: Template): object {
  return { message_template_id: Number(id), message_template_name: name, message_template_language: language };
}

function tell(account: Account, field: string, value: object): void {
  account.webhooks.send({ kind: 'account', field, value, at: account.now() });
}
