import { AskRequest, AskResponse, Behaviour } from '@tillsight/contract/chat';
import { Frequency } from '@tillsight/contract/configurations';
import { AssignableRole } from '@tillsight/contract/role';
import * as z from 'zod/mini';

export const AskSierraRequest = z.object({
  question: AskRequest.shape.question.check(z.describe('For example: What were my sales yesterday?')),
});

export const AskSierraResponse = z.object({
  response: z.string(),
  behaviour: Behaviour,
  /** The platforms the figures came from. */
  sources: z.array(z.string()),
  /** What the view draws. */
  chart: AskResponse.shape.chart,
  table: AskResponse.shape.table,
  parts: AskResponse.shape.parts,
  alternatives: AskResponse.shape.alternatives,
});

export const ReadReportRequest = z.object({
  role: z.optional(AssignableRole).check(z.describe('Whose report; left out, that of the role one has oneself.')),
  report: z.optional(Frequency).check(z.describe('Left out, the daily one.')),
});

export const ReadReportResponse = z.object({
  response: z.string(),
  /** What the view draws; null where there is no figure. */
  report: z.nullable(
    z.object({
      title: z.string(),
      period: z.string(),
      sections: z.array(z.object({ title: z.nullable(z.string()), rows: z.array(z.array(z.string())) })),
      notes: z.array(z.string()),
    }),
  ),
});
