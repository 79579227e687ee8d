/** What people write on WhatsApp: how soon a notice is acknowledged, which is when it is kept for good. */
import { runInboundStorm } from '../apps/server/deep/inbound.ts';
import { percentile, type Figure } from './table.ts';

const perSecond = 240;

export async function measureInbound(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  try {
    const t = { after: (ending: () => unknown) => void endings.push(ending) };
    const { storm, times, ofForged, p99 } = await runInboundStorm(t, { seconds: 20, perSecond });
    const wrong = times.filter(each => each !== 1).length + ofForged;
    return [
      {
        name: `${perSecond} notices a second, each message 1 to 10 times, shuffled, ${storm.forged} of ${storm.notices} forged: acknowledged, p99`,
        value: `${p99.toFixed(1)} ms`,
        goal: '≤ 100 ms',
        met: p99 <= 100,
      },
      { name: 'the same, median', value: `${percentile(storm.waits, 0.5).toFixed(1)} ms`, goal: '', met: null },
      {
        name: `of ${times.length} messages: not answered, answered twice, or believed though forged`,
        value: String(wrong),
        goal: '0',
        met: wrong === 0,
      },
    ];
  } finally {
    for (const ending of endings) await ending();
  }
}
