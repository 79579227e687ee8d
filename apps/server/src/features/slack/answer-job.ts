export const answerJob = 'answer-slack';
