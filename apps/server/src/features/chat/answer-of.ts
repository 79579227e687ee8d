/** A reply as it crosses the wire. */
import type { Reply } from '@tillsight/assistant/conversation';
import type { AskResponse } from '@tillsight/contract/chat';
import { platformTitles } from '@tillsight/contract/product';

export function answerOf(reply: Reply): AskResponse {
  return {
    response: reply.response,
    is_business_related: reply.isBusinessRelated,
    metrics_included: reply.metricsIncluded,
    behaviour: reply.behaviour,
    parts: reply.parts,
    // WhatsApp has three buttons; a screen has room for a fourth.
    alternatives: [...reply.alternatives, ...(reply.again ? [reply.again] : [])],
    ...(reply.connect === undefined
      ? {}
      : { connect: { provider: reply.connect, title: platformTitles[reply.connect] } }),
    ...(reply.links === undefined ? {} : { links: reply.links }),
    ...(reply.steps === undefined ? {} : { steps: reply.steps }),
    ...(reply.carried === undefined ? {} : { carried: reply.carried }),
    ...(reply.chart === undefined ? {} : { chart: reply.chart }),
    ...(reply.table === undefined ? {} : { table: reply.table }),
    ...(reply.ads === undefined ? {} : { ads: reply.ads }),
  };
}
