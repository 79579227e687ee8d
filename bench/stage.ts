/** A server with a connected shop whose platform is a process of its own; nothing is remembered between questions. */
import { connectShop } from '../apps/server/test/connected.ts';
import { startServer } from '../apps/server/test/kit.ts';
import { createMemory } from '../apps/server/src/infra/memory.ts';
import { startSandboxProcess } from './sandbox-process.ts';

export type Stage = {
  /** Asks over HTTP as the merchant, outside any conversation. */
  ask(question: string): Promise<void>;
  /** Forgets the conversation. */
  forget(): Promise<void>;
  end(): Promise<void>;
};

export async function startStage(start: string, sandboxEnvironment: Record<string, string> = {}): Promise<Stage> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  const end = async () => {
    for (const ending of endings) await ending();
  };
  let asked = 0;
  try {
    const sandbox = await startSandboxProcess(start, sandboxEnvironment);
    t.after(() => sandbox.stop());
    // Our clock runs by seconds, so that nobody asks more than so often a minute.
    const now = () => Date.parse(start) + asked * 2_000;
    const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now });
    server.deps.memory = createMemory({ lifeMs: 0, most: 1 });
    const { client, userId } = await server.signedInAs('merchant');
    const { status, message } = await connectShop(client);
    if (status !== 'success') throw new Error(`The shop was not connected: ${message}`);
    return {
      ask: async question => {
        asked += 1;
        const answer = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
        if (answer.status !== 200) throw new Error(`"${question}" was answered with status ${answer.status}.`);
      },
      forget: async () => void (await client.post('/api/v1/chatbot/clear-history/', { user_id: userId })),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
