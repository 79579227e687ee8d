/** The sentences that are always the same. */
import { product } from '@tillsight/contract/product';

export const replies = {
  unlinked: `This number is not linked to ${product.name}. It can be linked there, under Report Configuration.`,
  linked: `Your phone is linked. Reports come here from now on; STOP ends them and START resumes them. Begin with “${product.wakePhrase}” to ask about your store.`,
  badCode: 'This code is not valid any more. Please take a new one in the app and send it from this phone.',
  stopped: 'Reports to this number have ended. Send START to resume them.',
  started: 'Reports come to this number again. Send STOP to end them.',
  unreadable: 'I can read text only.',
  listening: 'Yes? Ask about your store, for example: How were sales yesterday?',
  wake: `Begin with “${product.wakePhrase}” to ask me something.`,
  recheck: `This number has been silent for a long time. Please link it again in ${product.name}, under Report Configuration.`,
  failed: 'I could not answer just now. Please ask again in a moment.',
  late: 'I was not reachable when you wrote. Please ask again.',
  tooMany: 'Those were many questions at once. Please wait a moment and ask again.',
  nothingMore: 'There is nothing more to show.',
  reportGone: 'This report cannot be shown any more.',
} as const;
