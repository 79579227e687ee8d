/** The pipeline: understand, draft, run (given), write. The order of the files is the order of the lines. */
import { nothingBeside, type Found } from '@tillsight/metrics/beside';
import { dayAt } from '@tillsight/metrics/period';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { plainTexts } from '@tillsight/metrics/plain-name';
import type { MetricResult } from '@tillsight/metrics/request';
import { noNames, type Reply, type ReplyValue, type Turn } from './conversation.ts';
import { alertDraft, type ReadFigures } from './alerts/alert-draft.ts';
import { readAlertWish, wantsWatching } from './alerts/read-order.ts';
import { withHouseWords } from './house-words/tell-word.ts';
import { readHouseWish, type HouseWish } from './house-words/read-wish.ts';
import { partsOf } from './answer-parts.ts';
import { tellsThenAsks } from './ordering/tells-then-asks.ts';
import { readScheduleWish } from './schedules/read-order.ts';
import { scheduleOffer } from './schedules/offer-schedule.ts';
import { askedAfter, figuresAskedAfter } from './asks-how.ts';
import { recapAskedAfter } from './asks-recap.ts';
import { reworded, spoken, type Context, type Draft, type Written } from './draft.ts';
import { draftOf } from './draft-of.ts';
import type { Intent } from './intent.ts';
import type { Model } from './model.ts';
import { languageOf } from './language-of.ts';
import { saidInFull, takenOffer, takenOrder, type TakenOrder } from './offers.ts';
import { mostWaits, patientRun } from './patient-run.ts';
import { looked, readableText, type TooMuch } from './readable-text.ts';
import type { ReadQuestion } from './reader.ts';
import { sentencesFor } from './sentences/sentences.ts';
import { readWithNames, settled } from './settled.ts';
import { howDraft } from './replies/how.ts';
import { offeredDraft } from './replies/offered.ts';
import { adsIn } from './telling/ads-in.ts';
import type { TargetOrderWish } from './targets/read-order.ts';
import type { TargetWish } from './targets/read-wish.ts';

/**
 * Understands, runs what that takes through `question.run`, and writes. Whatever is asked, there is a reply: what cannot be
 * known is said in it. Throws for bugs only, those of `run` included.
 */
export async function answerQuestion(asked: ReadQuestion): Promise<Reply> {
  const question = inLanguage(asked);
  question.onStage?.('reading');
  const draft = await draftFor(question);
  if (question.planOnly) return explained(question, replyOf(question, draft, [], await spokenOnly(draft)));
  const requests = [...draft.requests, ...(draft.companions ?? [])];
  const { run, missingFor } = patientRun(question.run);
  let found = nothingBeside;
  const take = (each: Found) => (found = each);
  for (let waits = 0; ; waits += 1) {
    const results = requests.length > 0 ? await run(requests, draft.beside && { wanted: draft.beside, take }) : [];
    question.onStage?.('writing');
    const written = await draft.write(results, run, found);
    const seconds = missingFor();
    if (seconds !== undefined && waits < mostWaits) {
      const known = stillAwaited(written);
      if (await question.wait?.(known && replyOf(question, draft, results, known), seconds)) continue;
    }
    const analysed = await draft.analyse?.(written, {
      results,
      run,
      onStage: question.onStage,
      onStep: question.onStep,
    });
    return replyOf(question, draft, results, analysed ?? (await worded(written, question.model)));
  }
}

/** What is being waited for need not be asked for again; a reply that is not made for it says nothing before it is whole. */
function stillAwaited({ askAgain, ...written }: Written): Written | undefined {
  return askAgain === undefined ? undefined : reworded(written, text => text.replace(askAgain, '').trim());
}

/** A short "yes" is the question it agrees to. A language that was chosen stands; otherwise it is that of the question. */
function inLanguage(question: ReadQuestion): ReadQuestion {
  const { turns, shop } = question;
  const text = saidInFull(question.text, turns);
  // A yes or no is answered in the language of what it is about.
  const about = takenOrder(text, turns) ? turns.at(-1)?.question : undefined;
  return { ...question, text, shop: { ...shop, language: shop.language ?? languageOf(about ?? text, turns) } };
}

/** For engineers who work on the reader. Text that is too long to read is not taken apart either. */
async function explained({ explain, text: typed, shop, names }: ReadQuestion, reply: Reply): Promise<Reply> {
  const readable = readableText(typed);
  if (!explain || 'tooMuch' in readable) return reply;
  // It takes the reader's own words, which only the thread that reads has loaded.
  const { explainReading } = await import('./explain-reading.ts');
  return { ...reply, reading: explainReading(readable.text, shop, await names(), reply) };
}

/** What would be too much for any reader reaches none, neither ours nor a model. */
async function draftFor(question: ReadQuestion): Promise<Draft> {
  const { text: typed, turns, shop, model } = question;
  const plain: Context = { shop, turns, names: noNames };
  const taken = takenOffer(typed, turns);
  if (taken) return offeredDraft(taken, plain);
  const agreed = takenOrder(typed, turns);
  if (agreed) return orderAnswered(agreed, plain);
  const before = askedAfter(typed, turns);
  if (before) return howDraft(before.requests, before, plain);
  const readable = readableText(typed);
  if ('tooMuch' in readable) return draftOf(askShorter(readable.tooMuch), plain);
  const recap = recapAskedAfter(readable.text, turns);
  if (recap) {
    const { recapDraft } = await import('./replies/recap.ts');
    return recapDraft(recap, plain);
  }
  const figures = figuresAskedAfter(readable.text);
  const found = figures === undefined ? undefined : await draftFor({ ...question, text: figures });
  if (found && found.requests.length > 0) return howDraft(found.requests, {}, plain);
  const toRead = {
    text: readable.text,
    shop,
    turns: turns.map(turn => ({ ...turn, question: looked(turn.question) })),
  };
  const after = await afterOrder(readable.text, question, plain);
  if (after) return after;
  const ordered = tellsThenAsks(readable.text)
    ? await aimDraft(readable.text, question, plain)
    : await orderDraft(readable.text, question, plain);
  if (ordered) return ordered;
  const read = await readWithNames(toRead, question);
  if (read === 'given-up') return draftOf(askShorter('length'), plain);
  const { intent, names } = read;
  const context: Context = { shop, turns, names: names ?? noNames };
  const builtIn = withHouseWords(await settled(read, toRead, context, question), read.house, shop);
  if (!model) return builtIn;
  const { withSecondReading } = await import('./model/second-reading.ts');
  const own = () => (names === undefined ? question.names() : Promise.resolve(names));
  return withSecondReading({ intent, draft: builtIn }, { toRead, names: own, read: question.read, model });
}

/** What is to be sent, kept, watched, noted or reached, and what a word is to mean; each loaded with the first sentence of its form. */
async function orderDraft(text: string, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  const { shop } = question;
  const sending = readScheduleWish(text);
  if (sending) {
    const { scheduleDraft } = await import('./schedules/schedule-draft.ts');
    return scheduleDraft(sending, context, figuresReader(question));
  }
  const { readBoardWish } = await import('./boards/read-wish.ts');
  const board = readBoardWish(text);
  if (board) {
    const { boardDraft } = await import('./boards/board-draft.ts');
    return boardDraft(board, context, figuresReader(question));
  }
  const wish = readAlertWish(text);
  if (wish) return alertDraft(wish, context, figuresReader(question));
  const held = (await occasionDraft(text, question, context)) ?? (await aimDraft(text, question, context));
  if (held) return held;
  const kept = (shop.words ?? []).map(({ word }) => word);
  const said = readHouseWish(text, kept);
  const house = said && (await houseOrderDraft(said, question, context));
  if (house) return house;
  return wantsWatching(text) ? spoken('act', sentencesFor(shop).alerts.unclear) : undefined;
}

/** Only where an order stands right before; loaded with the first one that does. */
async function afterOrder(text: string, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  const { shop, turns } = context;
  if (turns.at(-1)?.behaviour !== 'act') return undefined;
  const { readAfterOrder } = await import('./ordering/after-order.ts');
  const said = readAfterOrder(text, turns, dayAt(shop.now, shop.timeZone));
  if (said === undefined) return undefined;
  const read = figuresReader(question);
  switch (said.of) {
    case 'alert':
      return alertDraft(said.wish, context, read);
    case 'schedule':
      return (await import('./schedules/schedule-draft.ts')).scheduleDraft(said.wish, context, read);
    case 'board':
      return (await import('./boards/board-draft.ts')).boardDraft(said.wish, context, read);
    case 'target':
      return aimOrdered(said.order, question, context);
    default:
      return aimTold(said.wish, question, context);
  }
}

/** Loaded with the first saying of that form. */
async function houseOrderDraft(said: HouseWish, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  const { houseDraft } = await import('./house-words/house-draft.ts');
  return houseDraft(said, { sentence: question.text, context, read: figuresReader(question) });
}

/** Loaded with the first yes or no to something that would be written. */
async function orderAnswered(agreed: TakenOrder, context: Context): Promise<Draft> {
  const { agreedDraft, leftDraft } = await import('./targets/order-draft.ts');
  return agreed === 'no' ? leftDraft(context) : agreedDraft(agreed, context);
}

/** About what happened in the store, where somebody holds that; loaded as those about targets are. */
async function occasionDraft(text: string, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  const { occasions } = question;
  if (occasions === undefined) return undefined;
  const { now, timeZone, words = [] } = context.shop;
  const { readOccasionOrder } = await import('./occasions/read-order.ts');
  const order = readOccasionOrder(text, { today: dayAt(now, timeZone), kept: words.map(({ word }) => word) });
  if (order === undefined) return undefined;
  const { occasionOrderDraft } = await import('./occasions/order-draft.ts');
  return occasionOrderDraft(order, occasions, context);
}

/** About what is to be reached, where somebody holds that; loaded with the first question, and the answer with the first one about it. */
async function aimDraft(text: string, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  if (question.targets === undefined) return undefined;
  const { readTargetOrder } = await import('./targets/read-order.ts');
  const order = readTargetOrder(text, dayAt(context.shop.now, context.shop.timeZone));
  if (order) return aimOrdered(order, question, context);
  const { readTargetWish } = await import('./targets/read-wish.ts');
  const aim = readTargetWish(text);
  return aim && aimTold(aim, question, context);
}

async function aimOrdered(
  order: TargetOrderWish,
  question: ReadQuestion,
  context: Context,
): Promise<Draft | undefined> {
  const [{ targetOrderDraft }, held] = [await import('./targets/order-draft.ts'), await question.targets?.()];
  return held && targetOrderDraft(order, held, context);
}

async function aimTold(aim: TargetWish, question: ReadQuestion, context: Context): Promise<Draft | undefined> {
  const { targets } = question;
  if (targets === undefined) return undefined;
  const { targetDraft } = await import('./targets/target-draft.ts');
  return targetDraft(aim, { context, targets, read: figuresReader(question) });
}

/** Of what an order names; the talk has no part in it. */
const figuresReader =
  (question: ReadQuestion): ReadFigures =>
  async text => {
    const { shop } = question;
    const read = await readWithNames({ text, shop, turns: [] }, question);
    return read === 'given-up'
      ? undefined
      : { intent: read.intent, context: { shop, turns: [], names: read.names ?? noNames } };
  };

const askShorter = (about: TooMuch): Intent => ({ act: 'clarify', about, text: '' });

/** The first line in a model's words around our figures, where it has any. */
async function worded(written: Written, model: Model | undefined): Promise<Written> {
  if (!model || !written.slots) return written;
  const { wordWithModel } = await import('./model/word-with-model.ts');
  const sentence = await wordWithModel(written.slots, model);
  if (sentence === undefined) return written;
  return reworded(written, text => [sentence, ...text.split('\n').slice(1)].join('\n'));
}

/** What can be said without any figure. */
async function spokenOnly(draft: Draft): Promise<Written> {
  return draft.requests.length === 0 ? draft.write([], () => Promise.resolve([])) : { response: '' };
}

/** What is shown has names of the store in it; nothing of ours is a link. */
function replyOf({ text, shop }: ReadQuestion, draft: Draft, results: MetricResult[], drafted: Written): Reply {
  const { response, whole, screen, chart, table } = plainTexts({
    response: drafted.response,
    whole: drafted.whole,
    screen: drafted.screen,
    chart: drafted.chart,
    table: drafted.table,
  });
  const written = {
    ...drafted,
    response,
    ...(whole === undefined ? {} : { whole }),
    ...(screen ? { screen } : {}),
    ...(chart ? { chart } : {}),
    ...(table ? { table } : {}),
  };
  const behaviour = written.behaviour ?? draft.behaviour;
  const further = written.further ?? [];
  const all = [...results, ...further];
  const requests = [...draft.requests, ...further.map(result => result.request)];
  const alternatives = written.alternatives ?? [];
  const carried = draft.carried ?? [];
  const ads = adsIn(all, shop);
  const again = scheduleOffer({ behaviour, requests }, shop);
  const sources = [...new Set(all.flatMap(result => result.sources.map(note => note.source)))];
  return {
    language: shop.language ?? 'english',
    behaviour,
    requests,
    values: [...results.slice(0, draft.requests.length), ...further].flatMap(valuesOf),
    response,
    metricsIncluded: sources.map(source => sourceTitles[source]),
    isBusinessRelated: behaviour !== 'off-topic' && behaviour !== 'chat',
    ...(chart ? { chart } : {}),
    ...(table ? { table } : {}),
    ...(ads.length > 0 ? { ads: plainTexts(ads) } : {}),
    parts: partsOf(
      { ...written, behaviour },
      written.steps || /^(forecast|advise|define|no-data)$/.test(draft.behaviour) ? undefined : results[0],
      shop,
    ),
    ...(written.steps ? { steps: plainTexts(written.steps) } : {}),
    ...(written.links ? { links: written.links } : {}),
    ...(draft.order ? { order: draft.order } : {}),
    ...(draft.scheduleOrder ? { scheduleOrder: draft.scheduleOrder } : {}),
    ...(draft.boardOrder ? { boardOrder: draft.boardOrder } : {}),
    ...(draft.targetOrder ? { targetOrder: draft.targetOrder } : {}),
    ...(draft.occasionOrder ? { occasionOrder: draft.occasionOrder } : {}),
    ...(draft.houseOrder ? { houseOrder: draft.houseOrder } : {}),
    ...(draft.connect ? { connect: draft.connect } : {}),
    alternatives: plainTexts(alternatives.map(({ label, question }) => ({ label, question }))),
    ...(again ? { again } : {}),
    ...(carried.length > 0
      ? { carried: plainTexts(carried.map(({ kind, label, question }) => ({ kind, label, question }))) }
      : {}),
    turn: {
      question: text,
      behaviour,
      requests: written.goesOn ?? requests,
      mentioned: written.mentioned ?? [],
      offered: [...alternatives, ...carried.map(({ label, question, requests }) => ({ label, question, requests }))],
      ...(draft.about ? { about: draft.about } : {}),
      ...readByOf(written.readBy ?? draft.readBy),
    },
  };
}

const readByOf = (readBy: Turn['readBy']): Pick<Turn, 'readBy'> => (readBy ? { readBy } : {});

function valuesOf({ rows }: MetricResult): ReplyValue[] {
  return rows.flatMap(({ by, values }) =>
    Object.entries(values).map(([metric, { value, base }]) => ({
      metric,
      by,
      value,
      ...(base === undefined ? {} : { base }),
    })),
  );
}
