import type { Told } from './told.ts';

export type SampleAnswer = { value: Told; label: Told; tip: Told };
export type SampleExchange = { question: string; answer: SampleAnswer };

/** The conversation the hero plays. Invented figures of an invented store; the page says so beside them. */
export const sampleChat: readonly SampleExchange[] = [
  {
    question: 'What was my revenue yesterday?',
    answer: {
      value: { dollars: '$8,420', rupees: '₹6,84,200' },
      label: 'Total sales yesterday, 12% above the Wednesday before',
      tip: 'Orders after 8 pm made up a third of it. Try moving the evening campaign half an hour earlier.',
    },
  },
  {
    question: 'What is running out of stock?',
    answer: {
      value: '4 variants',
      label: 'Fewer than five days of cover at the current pace',
      tip: 'The Linen Shirt in M sells six a day. Reorder by Friday to get through the weekend.',
    },
  },
  {
    question: 'What are my best sellers this month?',
    answer: {
      value: 'Linen Shirt',
      label: '312 sold, ahead of Everyday Tote with 268',
      tip: 'One in four shirt orders adds the tote. Offer them together on the product page.',
    },
  },
  {
    question: 'Which city converts best?',
    answer: {
      value: '3.4% in Pune',
      label: 'Conversion over the last 30 days; the store as a whole is at 2.1%',
      tip: 'Pune gets only 6% of your visits. There is room for a local campaign.',
    },
  },
  {
    question: 'How are my campaigns doing?',
    answer: {
      value: '4.1× return',
      label: {
        dollars: 'Google Ads over the last 7 days: $1,240 spent, $5,084 back',
        rupees: 'Google Ads over the last 7 days: ₹98,000 spent, ₹4,01,800 back',
      },
      tip: {
        dollars: 'The brand campaign uses up its budget by noon. It returns the most for each extra dollar.',
        rupees: 'The brand campaign uses up its budget by noon. It returns the most for each extra rupee.',
      },
    },
  },
  {
    question: 'How many customers came back?',
    answer: {
      value: '31%',
      label: 'Share of returning customers this month, 3 points up',
      tip: 'Most come back between day 18 and day 24. A message on day 17 would meet them.',
    },
  },
];
