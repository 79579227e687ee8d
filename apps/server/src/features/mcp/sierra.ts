import { AskRequest, AskResponse, Behaviour } from '@tillsight/contract/chat';
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
