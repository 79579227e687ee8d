import { Chart } from '@tillsight/contract/chart';
import { AskRequest, Behaviour } from '@tillsight/contract/chat';
import * as z from 'zod/mini';

export const AskSierraRequest = z.object({
  question: AskRequest.shape.question.check(z.describe('For example: What were my sales yesterday?')),
});

export const AskSierraResponse = z.object({
  response: z.string(),
  behaviour: Behaviour,
  /** The platforms the figures came from. */
  sources: z.array(z.string()),
  chart: z.optional(Chart),
});
