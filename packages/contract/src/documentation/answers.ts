import * as chat from '../chat.ts';
import * as metrics from '../metrics.ts';
import { documentedUnder, sample } from './documented.ts';

const sierra = documentedUnder('Sierra');
const figures = documentedUnder('Metrics');
const { userId } = sample;

export const answerDocuments = [
  sierra(chat.askQuestion, {
    summary: 'Ask Sierra',
    description:
      'In plain words. She remembers the earlier questions of the day, so that "and by product?" works; `carried` tells what an answer took from them, each part with a question that leaves it out. With `Accept: text/event-stream` the same call first tells what it waits for, in events named `stage`, and of each step of an analysis in one named `step`, and ends with one named `answer` or `problem`.',
    request: { user_id: userId, question: 'What were my sales yesterday?' },
    response: {
      response: 'Your total sales on 19 Nov were ₹84,250, up 6.2% on the day before.',
      is_business_related: true,
      metrics_included: ['Shopify'],
      behaviour: 'answer',
      alternatives: [{ label: 'By product', question: 'What were my sales by product yesterday?' }],
    },
  }),
  sierra(chat.readHistory, {
    summary: 'What was asked today',
    description: 'The questions she remembers, oldest first. Answers are kept nowhere.',
    request: { user_id: userId },
    response: {
      questions: [
        {
          id: '5b0c9a52-7b0e-4b52-9a53-6d9c07d4f7a1',
          question: 'What were my sales yesterday?',
          asked_at: '2026-11-20T06:00:00.000Z',
        },
      ],
    },
  }),
  sierra(chat.askAgain, {
    summary: 'Ask a remembered question again',
    description: 'It is read as it was then and answered with the figures of now.',
    refusals: ['not_found'],
    request: { user_id: userId, question_id: '5b0c9a52-7b0e-4b52-9a53-6d9c07d4f7a1' },
    response: {
      response: 'Your total sales on 19 Nov were ₹84,250, up 6.2% on the day before.',
      is_business_related: true,
      metrics_included: ['Shopify'],
      behaviour: 'answer',
    },
  }),
  sierra(chat.readModelUse, {
    summary: 'What the language model was used for',
    description: 'By day, for the whole team, two weeks back. Without a language model there is nothing to tell.',
    request: {},
    response: {
      model: 'stand-in',
      tokens_a_day: 500_000,
      days: [{ day: '2026-11-20', calls: 12, tokens: 41_200, usd: 0.0103 }],
    },
  }),
  sierra(chat.readAdPictures, {
    summary: 'Pictures of ads',
    description:
      'Of the ads in an answer, by their ids in `ads`. They are fetched from Meta each time and kept nowhere; an ad whose picture cannot be had is left out.',
    request: { ads: '120212000774301013' },
    response: { pictures: [{ ad: '120212000774301013', picture: 'data:image/png;base64,iVBORw0KGgo=' }] },
  }),
  sierra(chat.clearHistory, {
    summary: 'Start a new conversation',
    description: 'Forgets the questions of this conversation. Earlier answers were never kept.',
    request: { user_id: userId },
    response: { success: true },
  }),
  figures(metrics.queryMetrics, {
    summary: 'Query metrics',
    description:
      'Figures fetched live from the platforms that own them. `null` means that there is none, never zero. `having` chooses rows by their figures, `within` by another list, `typical` adds what is usual, `course` follows days, weeks or months, and `one/other`, `one-other` and `one+other` among the metrics are two made into one; all of it costs what one query costs.',
    eitherOf: [['period'], ['from', 'to']],
    request: {
      metrics: ['total_orders', 'gross_sales'],
      period: 'last_7_days',
      by: ['day'],
      compare: 'previous_period',
    },
    response: {
      success: true,
      time_zone: 'Asia/Kolkata',
      currency: 'INR',
      period: { from: '2026-11-13', to: '2026-11-19' },
      base: { from: '2026-11-06', to: '2026-11-12' },
      rows: [
        {
          by: { day: '2026-11-13' },
          values: {
            total_orders: { value: 42, formatted: '42', base: 40, change: 0.05 },
            gross_sales: { value: 91_310.5, formatted: '₹91,311', base: 88_000, change: 0.0376 },
          },
        },
      ],
      issues: [],
      sources: [
        {
          source: 'shopify',
          metrics: ['total_orders', 'gross_sales'],
          asked_at: '2026-11-20T06:00:00.000Z',
          state: 'final',
        },
      ],
    },
  }),
  figures(metrics.listMetrics, {
    summary: 'List the metrics',
    description:
      'Every metric with its meaning, unit and dimensions. `search` looks through names and other words for the same figure.',
    request: { search: 'orders' },
    response: {
      success: true,
      metrics: [
        {
          key: 'total_orders',
          name: 'Total Orders',
          description: 'Orders placed in the period.',
          unit: 'count',
          good_when: 'up',
          sources: ['shopify'],
          dimensions: ['day', 'product'],
        },
      ],
      dimensions: [{ key: 'day', about: 'calendar day' }],
    },
  }),
];
