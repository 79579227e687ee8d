/** What replies are written in. A language is added here, and every table of sentences then lacks it until it has its own. */
export type Language = 'english';
