export const answerJob = 'answer-telegram';
