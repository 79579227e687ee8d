/** Chats that were linked when each messenger had a table of its own, and the version before, which goes on using those. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { startServer } from '../../../test/kit.ts';
import { slackBeside, withSlack } from '../../../test/slack.ts';
import { telegramBeside, withTelegram } from '../../../test/telegram.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { talkReplies } from './talk-replies.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'migrations');
const textOf = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

/** As the newest migration applies them. */
async function functions(): Promise<string> {
  const names = (await readdir(path.join(folder, 'functions'))).toSorted();
  return (await Promise.all(names.map(name => textOf(path.join('functions', name))))).join('\n');
}

const formerTables = ['slack_workspaces', 'telegram_chats', 'slack_chats'];
const formerColumns = 'organization_id, user_id, chat_hash, sealed, linked_at, talk_until, apologised_at';

test('what was linked before all chats had one table is linked after it, also for the version before', async t => {
  const environment = { ...withTelegram, ...withSlack };
  const server = await startServer(t, { environment, sandbox: { world: { scale: 0.05, months: 1 } } });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const [telegram, slack] = [await telegramBeside(server), await slackBeside(server)];
  const who = await server.signedInAs('merchant');
  assert.equal(await slack.added(who), 'added');
  const chats = [await telegram.linked(who, 501), await slack.linked(who, 'U0ASHA')];

  const kept = (table: string) => (table === 'slack_workspaces' ? '*' : formerColumns);
  for (const table of formerTables)
    await database.query(`create temporary table kept_${table} as select ${kept(table)} from ${table}`);
  await database.query('drop table messenger_chats, slack_workspaces cascade');
  await database.query(`${await textOf('0096-telegram.sql')}\n${await textOf('0098-slack.sql')}`);
  for (const table of formerTables) await database.query(`insert into ${table} select * from kept_${table}`);
  await database.query(`${await textOf('0099-messenger-chats.sql')}\n${await functions()}`);

  for (const chat of chats) {
    await chat.write('help');
    assert.equal(chat.last().text, talkReplies.english.listening);
  }
  // As the version before links: it names no messenger.
  for (const table of ['telegram_chats', 'slack_chats']) {
    await database.query(
      `insert into ${table} (${formerColumns}) select ${formerColumns} from kept_${table}
         on conflict (organization_id, user_id) do update set talk_until = now()`,
    );
    assert.equal((await database.query(`select 1 from ${table} where talk_until is not null`)).length, 1);
  }
  const linked = await database.query('select messenger from messenger_chats where talk_until is not null order by 1');
  assert.deepEqual(linked, [{ messenger: 'slack' }, { messenger: 'telegram' }]);
  for (const [table, chat] of [
    ['telegram_chats', chats[0]],
    ['slack_chats', chats[1]],
  ] as const) {
    await database.query(`delete from ${table}`);
    await chat?.write('help');
    assert.match(chat?.last().text ?? '', /isn't linked/, 'What ends there ends here.');
  }
});
